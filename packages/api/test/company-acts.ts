// What a company does with a product, for tests.
import type { Build } from "./fixtures.ts";
import type { TestApp } from "./harness.ts";

type Action = "pay" | "install" | "uninstall" | "company";

/** Asks of the first company, or of the one with the token. */
export const companyActs = (app: () => TestApp) => ({
  license: (build: Build, token?: string) =>
    app().company(token).post(`/api/products/${build.product_id}/license`),
  /** `user` is the person's session, which only paying needs. */
  act: <A extends Action>(build: Build, action: A, token?: string, user = "anna") =>
    app()
      .company(token)
      .post(`/api/products/${build.product_id}/licenses/${action}`, { user_token: user }),
});
