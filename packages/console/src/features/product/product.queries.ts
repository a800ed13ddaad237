// Queries of products, and the mutation that creates one.
import { keepPreviousData } from "@tanstack/react-query";
import { createProduct, listProducts, listProductsAsAdmin, type UserRole } from "@lanyard/contract";
import { useApiMutation } from "../../api/mutation.ts";
import { fresh, pages, query } from "../../api/query.ts";
import { send } from "../../api/send.ts";
import { productLists } from "../../api/stale-calls.ts";
import { unfinishedQuery, type Unfinished } from "./unfinished.ts";
import { adminSort, toProductsQuery, type ProductView } from "./product-view.ts";

/**
 * A creator's own products, or all for an administrator, page by page. The previous view's products stay until the new
 * view has loaded.
 */
export const productsQuery = (role: UserRole, view: ProductView) => ({
  ...pages(role === "admin" ? listProductsAsAdmin : listProducts, {
    query: toProductsQuery(role === "admin" ? { ...view, sort: adminSort } : view),
  }),
  placeholderData: keepPreviousData,
  ...fresh,
});

/** The creator's builds of an unfinished status, most recently changed first. */
export const unfinishedCardsQuery = (status: Unfinished) => ({
  ...query(listProducts, { query: unfinishedQuery(status) }),
  ...fresh,
});

export const useCreateProduct = () =>
  useApiMutation((name: string) => send(createProduct, { body: { name, kind: "app" } }), {
    invalidates: productLists,
  });
