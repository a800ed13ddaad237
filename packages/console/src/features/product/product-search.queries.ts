// Finds products by name, for the command palette.
import {
  listProducts,
  listProductsAsAdmin,
  productSearchMost,
  type UserRole,
} from "@lanyard/contract";
import { query } from "../../api/query.ts";

/** The palette shows only the best matches; the product list has all. */
const limit = 8;

export const productSearchQuery = (role: UserRole, typed: string) =>
  query(role === "admin" ? listProductsAsAdmin : listProducts, {
    query: { search: typed.slice(0, productSearchMost), limit },
  });
