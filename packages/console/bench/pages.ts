// The measured pages, each with its reader.
import { paths } from "../src/app/paths.ts";
import { ask, askAsCompany, connect, signIn, type Session } from "./product.ts";
import type { Who } from "./reader.ts";

export interface BenchPage extends Pick<Who, "session" | "company"> {
  readonly id: string;
  readonly path: string;
}
interface ListedProduct {
  readonly product_id: number;
  readonly submission_id: number;
}
interface Receipt {
  readonly payment_id: number;
  readonly product_id: number;
}

/** Public pages first, then those of the demo's creator, administrator and company. */
export async function pagesOf(url: string): Promise<BenchPage[]> {
  const creator = await signIn(url, "creator@demo.test");
  const admin = await signIn(url, "admin@demo.test");
  const [first] = await ask<ListedProduct[]>(url, "/api/products", creator);
  if (!first) throw new Error("The demo's creator has no product");
  const company = await connect(url, "demo-company-token");
  const [receipt] = await askAsCompany<Receipt[]>(url, "/api/licenses/payments", company.token);
  if (!receipt) throw new Error("The demo's company has paid for nothing");
  const ofCompany = (id: string, path: string) => ({ id, path, company });
  const of = (session: Session, id: string, path: string) => ({ id, path, session });
  return [
    { id: "landing", path: "/" },
    { id: "login", path: "/login" },
    { id: "passwordReset", path: "/password/reset/abc" },
    { id: "functionality", path: "/functionality" },
    { id: "guide", path: "/docs" },
    { id: "chapter", path: paths.chapter("reference") },
    { id: "terms", path: "/terms" },
    { id: "privacy", path: "/privacy" },
    { id: "store", path: paths.store },
    { id: "storeProduct", path: paths.storeProduct(receipt.product_id) },
    of(creator, "products", paths.products),
    of(creator, "product", paths.product(first.product_id)),
    of(creator, "build", paths.build(first.product_id, first.submission_id)),
    of(creator, "account", paths.account),
    of(admin, "adminProducts", paths.products),
    ofCompany("companyStore", paths.store),
    ofCompany("companyProduct", paths.storeProduct(receipt.product_id)),
    ofCompany("companyApps", paths.storeApps),
    ofCompany("licenses", paths.licenses),
    ofCompany("people", paths.people),
    ofCompany("receipts", paths.receipts),
    ofCompany("receipt", paths.receipt(receipt.payment_id)),
  ];
}
