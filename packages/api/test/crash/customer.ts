// A company's side of the work: licenses, payments and installs.
import { completeBuild } from "../fixtures.ts";
import { newProduct, pathOf, type Worker } from "./workers.ts";

/** Licenses, pays, installs and uninstalls a priced product; switches to a new product now and then. */
export function customer(): Worker {
  let product: string | undefined;
  let steps = 0;
  return async (crew) => {
    const { client, creator, admin, companyToken, ledger } = crew;
    if (product === undefined || steps > 12) {
      const made = await newProduct(crew);
      const path = pathOf(made.product, made.submission);
      await client.send(
        creator,
        "POST",
        `${path}?require_review=1`,
        await completeBuild({ price_amount: "9.90", expiration_id: "2" }),
      );
      await client.send(admin, "POST", `${path.replace("/api/", "/api/admin/")}/approve`, {
        reject: false,
      });
      product = made.product;
      steps = 0;
      await ledger.write(`license:${product}`, "none", () => Promise.resolve());
    }
    const key = `license:${product}`;
    const base = `/api/products/${product}`;
    const as = (path: string) =>
      client.send("", "POST", `${base}/${path}`, {
        company_token: companyToken,
        user_token: "crash",
      });
    const next = {
      none: () => ledger.write(key, "licensed", () => as("license")),
      licensed: () => ledger.write(key, "paid", () => as("licenses/pay")),
      paid: () => ledger.write(key, "installed", () => as("licenses/install")),
      installed: () => ledger.write(key, "paid", () => as("licenses/uninstall")),
    }[ledger.get(key) ?? ""];
    if (!next) throw new Error(`${key} is ${ledger.get(key)}`);
    await next();
    steps += 1;
  };
}
