// Queries of products, and the mutation that creates one.
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
} from "@tanstack/react-query";
import {
  createProduct,
  getProduct,
  getProductAsAdmin,
  listProducts,
  listProductsAsAdmin,
  type UserRole,
} from "@lanyard/contract";
import { lastTakenAt } from "../shared/begun.ts";
import { asking, firstPages, pageAtHand, send, sendForPage } from "../shared/send.ts";
import { unfinishedQuery, type Unfinished } from "./unfinished.ts";
import { adminSort, queryOf, type ProductView } from "./product-view.ts";

/** Refetches whenever the window regains focus, to show what was created or removed elsewhere. */
export const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/**
 * A creator's own products, or all for an administrator, page by page. The previous view's products stay until the new
 * view has loaded.
 */
export function productsQuery(role: UserRole, view: ProductView) {
  const query = queryOf(role === "admin" ? { ...view, sort: adminSort } : view);
  const call = role === "admin" ? listProductsAsAdmin : listProducts;
  return infiniteQueryOptions({
    queryKey: ["products", role, query],
    queryFn: async ({ pageParam, signal }) => {
      const page = await sendForPage(call, { query: { ...query, cursor: pageParam }, signal });
      return { ...page, query };
    },
    initialData: () => {
      const page = pageAtHand(call, { query });
      return firstPages(page && { ...page, query });
    },
    initialDataUpdatedAt: lastTakenAt,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

/** The creator's builds of an unfinished status, most recently changed first. */
export const unfinishedOf = (status: Unfinished) =>
  queryOptions({
    queryKey: ["unfinished", status],
    ...asking(listProducts, { query: unfinishedQuery(status) }),
    ...fresh,
  });

export const productQuery = (role: UserRole, productId: string) =>
  queryOptions({
    queryKey: ["product", role, productId],
    ...asking(role === "admin" ? getProductAsAdmin : getProduct, {
      params: { product_id: productId },
    }),
  });

export const useCreateProduct = () =>
  useMutation({
    mutationFn: (name: string) => send(createProduct, { body: { name, kind: "app" } }),
  });
