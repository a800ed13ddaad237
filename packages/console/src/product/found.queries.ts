// Finds products by name, for the command palette.
import { queryOptions } from "@tanstack/react-query";
import {
  listProducts,
  listProductsAsAdmin,
  productSearchMost,
  type UserRole,
} from "@lanyard/contract";
import { send } from "../shared/send.ts";

/** The palette shows only the best matches; the product list has all. */
const limit = 8;

export function foundQuery(role: UserRole, typed: string) {
  const search = typed.slice(0, productSearchMost);
  const call = role === "admin" ? listProductsAsAdmin : listProducts;
  return queryOptions({
    queryKey: ["products", "found", role, search],
    queryFn: ({ signal }) => send(call, { query: { search, limit }, signal }),
  });
}
