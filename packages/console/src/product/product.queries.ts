// Queries of products, and creating one.
import { infiniteQueryOptions, queryOptions, useMutation } from "@tanstack/react-query";
import {
  createProduct,
  getProduct,
  getProductAsAdmin,
  listProducts,
  listProductsAsAdmin,
  type UserRole,
} from "@lanyard/contract";
import { asking, pageAtHand, send, sendForPage } from "../shared/send.ts";

/** The products of a creator, all for an administrator; page by page. */
export function productsQuery(role: UserRole) {
  const call = role === "admin" ? listProductsAsAdmin : listProducts;
  return infiniteQueryOptions({
    queryKey: ["products", role],
    queryFn: ({ pageParam, signal }) => sendForPage(call, { query: { cursor: pageParam }, signal }),
    initialData: () => {
      const page = pageAtHand(call, {});
      return page && { pages: [page], pageParams: [undefined] };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
}

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
