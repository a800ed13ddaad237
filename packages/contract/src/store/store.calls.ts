// The calls by which companies and visitors browse the store.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { line, text } from "../text.shapes.ts";
import { id, numberField, pageQuery, pathId } from "../wire.shapes.ts";
import { asker, byCompany, companyToken, license, storeCard } from "../license/license.shapes.ts";
import { productDetail } from "../product/product.shapes.ts";
import { storeCounts, storeFront } from "./store.shapes.ts";

export const storeLimits = { filter: 100, proposal: 4_000 } as const;
/** The filter value for all menu entries. */
export const everyMenuEntry = -1;

const filter = {
  /**
   * Words of the title, the description or the creator's name, in any order and any language. If a word of four letters or more matches
   * nothing, the server searches the nearest word in the reader's language instead and says so in the header
   * `search-corrected`. The product whose title was typed is the first, then titles that begin with it, then the
   * others, newest first.
   */
  filter: z.prefault(line(storeLimits.filter), ""),
  menu_entry_id: z.prefault(numberField(/^(-1|\d{1,9})$/), everyMenuEntry),
};

export const listStore = call({
  id: "store.ready",
  method: "POST",
  reads: true,
  path: "/api/licenses/ready",
  who: "company",
  summary: "Lists the products on sale to the company, newest first, each with its license state",
  query: pageQuery,
  body: byCompany,
  output: z.array(storeCard),
  paged: true,
});

export const filterStore = call({
  id: "store.filter",
  method: "POST",
  reads: true,
  path: "/api/products/filter",
  who: "company",
  summary: "Searches the products on sale to the company by words and menu entry",
  query: pageQuery,
  body: z.strictObject({
    company_token: companyToken,
    user_token: asker,
    ...filter,
  }),
  output: z.array(storeCard),
  paged: true,
});

export const listPublicStore = call({
  id: "store.public",
  method: "GET",
  path: "/api/public/products",
  who: "anyone",
  shared: true,
  summary: "Lists or searches public products on sale, as visitors see them",
  query: z.extend(pageQuery, filter),
  output: z.array(storeCard),
  paged: true,
});

export const countStore = call({
  id: "store.counts",
  method: "POST",
  reads: true,
  path: "/api/store/counts",
  who: "company",
  summary:
    "Counts the products on sale to the company that match the words, in total and by menu entry",
  body: z.strictObject({ company_token: companyToken, user_token: asker, filter: filter.filter }),
  output: storeCounts,
});

export const countPublicStore = call({
  id: "store.publicCounts",
  method: "GET",
  path: "/api/public/store/counts",
  who: "anyone",
  shared: true,
  summary: "Counts the public products on sale that match the words, in total and by menu entry",
  query: z.strictObject({ filter: filter.filter }),
  output: storeCounts,
});

export const getStoreFront = call({
  id: "store.front",
  method: "POST",
  reads: true,
  path: "/api/store/front",
  who: "company",
  summary:
    "Lists products on sale to the company that are new, recently updated or most used, starting with those used in its country",
  body: byCompany,
  output: storeFront,
});

export const getPublicStoreFront = call({
  id: "store.publicFront",
  method: "GET",
  path: "/api/public/store/front",
  who: "anyone",
  shared: true,
  summary: "Lists public products that are new, recently updated or most used",
  output: storeFront,
});

export const getStoreProduct = call({
  id: "store.product",
  method: "POST",
  reads: true,
  path: "/api/products/:product_id/store",
  who: "company",
  summary:
    "Returns the details of a product on sale to the company or licensed by it, with the license",
  params: z.object({ product_id: pathId }),
  body: byCompany,
  output: z.extend(productDetail, {
    license: z.nullable(license),
    /** Permissions that the installed version does not require: the company must agree to them before an update. */
    added_permissions: z.array(z.object({ permission_id: id })),
  }),
  refusals: [404],
});

export const askProposal = call({
  id: "store.proposal",
  method: "POST",
  path: "/api/proposals",
  who: "company",
  summary: "Requests a proposal about a product; support receives it by mail",
  body: z.strictObject({
    company_token: companyToken,
    user_token: asker,
    product_id: numberField(/^[1-9]\d{0,14}$/),
    message: z.prefault(text(storeLimits.proposal), ""),
  }),
  output: z.object({ proposal_id: id }),
  refusals: [404],
});
