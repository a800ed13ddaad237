// The pages that are measured, each with who reads it.
import { paths } from "../src/shared/paths.ts";
import { ask, signIn, type Session } from "./product.ts";

export interface BenchPage {
  readonly id: string;
  readonly path: string;
  readonly session?: Session;
}
interface ListedProduct {
  readonly product_id: number;
  readonly submission_id: number;
}

/** Public ones first, then those of the demo's creator, then an administrator's. */
export async function pagesOf(url: string): Promise<BenchPage[]> {
  const creator = await signIn(url, "creator@demo.test");
  const admin = await signIn(url, "admin@demo.test");
  const [first] = await ask<ListedProduct[]>(url, "/api/products", creator);
  if (!first) throw new Error("The demo's creator has no product");
  const of = (session: Session, id: string, path: string) => ({ id, path, session });
  return [
    { id: "landing", path: "/" },
    { id: "login", path: "/login" },
    { id: "passwordReset", path: "/password/reset/abc" },
    { id: "functionality", path: "/functionality" },
    { id: "guide", path: "/docs" },
    { id: "terms", path: "/terms" },
    { id: "privacy", path: "/privacy" },
    of(creator, "products", paths.products),
    of(creator, "product", paths.product(first.product_id)),
    of(creator, "build", paths.build(first.product_id, first.submission_id)),
    of(creator, "account", paths.account),
    of(admin, "adminProducts", paths.products),
  ];
}
