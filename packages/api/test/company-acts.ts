// Helpers for tests: a company's actions on a product.
import type { Build } from "./fixtures.ts";
import type { TestApp } from "./harness.ts";

type Action = "pay" | "install" | "uninstall" | "company";

/** Requests in the name of the first company, or of the company with this token. */
export const companyActs = (app: () => TestApp) => ({
  license: (build: Build, token?: string) =>
    app().company(token).post(`/api/products/${build.product_id}/license`),
  /** `user` is the acting person's token, which only payments require. */
  act: <A extends Action>(build: Build, action: A, token?: string, user = "anna") =>
    app()
      .company(token)
      .post(`/api/products/${build.product_id}/licenses/${action}`, { user_token: user }),
});
