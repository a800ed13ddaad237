// The calls about products.
import * as z from "zod/mini";
import { adminForm, call } from "../call.ts";
import { pageQuery, pathId } from "../wire.shapes.ts";
import { productCard, productCreated, productCreation, productDetail } from "./product.shapes.ts";

const params = z.object({ product_id: pathId });

export const createProduct = call({
  id: "product.create",
  method: "POST",
  path: "/api/products",
  who: "user",
  summary: "A new product and its first submission, a draft",
  body: productCreation,
  output: productCreated,
});

export const listProducts = call({
  id: "product.list",
  method: "GET",
  path: "/api/products",
  who: "user",
  summary: "The caller's own products, newest first",
  query: pageQuery,
  output: z.array(productCard),
  paged: true,
});
export const listProductsAsAdmin = adminForm(listProducts);

export const getProduct = call({
  id: "product.get",
  method: "GET",
  path: "/api/products/:product_id",
  who: "user",
  summary: "The build that waits for review, else the one on sale or hidden, else the newest",
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
  summary: "A public product on sale, as everybody sees it",
  params,
  output: productDetail,
  refusals: [404],
});
