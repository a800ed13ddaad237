// The number of products by the status of their builds. In a file of its own, because the bar above every page uses it.
import { queryOptions } from "@tanstack/react-query";
import { countProducts, countProductsAsAdmin, type UserRole } from "@lanyard/contract";
import { asking } from "../shared/send.ts";

/** A creator's own products; all products for an administrator. */
export const countsQuery = (role: UserRole) =>
  queryOptions({
    queryKey: ["product counts", role],
    ...asking(role === "admin" ? countProductsAsAdmin : countProducts, {}),
  });
