// The calls about products.
import * as z from "zod/mini";
import { adminForm, call } from "../call.ts";
import { current } from "../submission/submission.lifecycle.ts";
import { line } from "../text.shapes.ts";
import { pageQuery, pathId } from "../wire.shapes.ts";
import { productSearchMost, productSorts } from "./product.limits.ts";
import {
  managedCard,
  productCounts,
  productCreated,
  productCreation,
  productDetail,
} from "./product.shapes.ts";

const params = z.object({ product_id: pathId });

export const createProduct = call({
  id: "product.create",
  method: "POST",
  path: "/api/products",
  who: "user",
  summary: "Creates a product and its first submission, a draft",
  body: productCreation,
  output: productCreated,
});

/** Filters of a list of products. */
const narrowed = z.extend(pageQuery, {
  /** Words of a title in any language or of the newest version; all of them must occur. */
  search: z.optional(line(productSearchMost)),
  /** Products whose newest or approved build has this status. */
  status: z.optional(z.enum(current)),
});

export const listProducts = call({
  id: "product.list",
  method: "GET",
  path: "/api/products",
  who: "user",
  summary: "Lists the caller's products",
  query: z.extend(narrowed, { sort: z.optional(z.enum(productSorts)) }),
  output: z.array(managedCard),
  paged: true,
});
export const listProductsAsAdmin = call({
  ...adminForm(listProducts),
  summary: "Lists all products, newest first",
  query: narrowed,
});

export const countProducts = call({
  id: "product.counts",
  method: "GET",
  path: "/api/products/counts",
  who: "user",
  summary: "Counts products in total and by status; users count only their own",
  output: productCounts,
});
export const countProductsAsAdmin = adminForm(countProducts);

export const getProduct = call({
  id: "product.get",
  method: "GET",
  path: "/api/products/:product_id",
  who: "user",
  summary:
    "Returns the product's build waiting for review, else its approved build, on sale or hidden, else its newest",
  params,
  output: productDetail,
  refusals: [404],
});
export const getProductAsAdmin = adminForm(getProduct);

export const getPublicProduct = call({
  id: "product.public",
  method: "GET",
  path: "/api/public/products/:product_id",
  who: "anyone",
  shared: true,
  summary: "Returns a public product on sale as visitors see it",
  params,
  output: productDetail,
  refusals: [404],
});
