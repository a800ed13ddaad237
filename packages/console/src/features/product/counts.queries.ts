// The number of products by the status of their builds. In a file of its own, because the bar above every page uses it.
import { countProducts, countProductsAsAdmin, type UserRole } from "@lanyard/contract";
import { query } from "../../api/query.ts";

/** A creator's own products; all products for an administrator. */
export const countsQuery = (role: UserRole) =>
  query(role === "admin" ? countProductsAsAdmin : countProducts, {});
