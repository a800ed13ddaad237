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
import { send, sendForPage } from "../shared/send.ts";

/** The products of a creator, all for an administrator; page by page. */
export const productsQuery = (role: UserRole) =>
  infiniteQueryOptions({
    queryKey: ["products", role],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(role === "admin" ? listProductsAsAdmin : listProducts, {
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
    meta: { quiet: true },
  });

export const productQuery = (role: UserRole, productId: string) =>
  queryOptions({
    queryKey: ["product", role, productId],
    queryFn: ({ signal }) =>
      send(role === "admin" ? getProductAsAdmin : getProduct, {
        params: { product_id: productId },
        signal,
      }),
    meta: { quiet: true },
  });

export const useCreateProduct = () =>
  useMutation({
    mutationFn: (name: string) => send(createProduct, { body: { name, kind: "app" } }),
    meta: { quiet: true },
  });
