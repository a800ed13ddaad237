// Queries of products, and creating one.
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

/** Whoever comes back sees what was made or removed elsewhere, however short the while. */
export const fresh = { refetchOnWindowFocus: "always", refetchOnReconnect: "always" } as const;

/** The products of a creator, all for an administrator; page by page. What stands stays until another view has come. */
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

/** The creator's builds of a status in which they are the creator's to go on with; the last touched first. */
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
