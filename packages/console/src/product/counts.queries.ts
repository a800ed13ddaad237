// How many products there are, by the status of their builds. In a file of its own: the bar above every page asks it.
import { queryOptions } from "@tanstack/react-query";
import { countProducts, countProductsAsAdmin, type UserRole } from "@lanyard/contract";
import { asking } from "../shared/send.ts";

/** The products of a creator, all for an administrator. */
export const countsQuery = (role: UserRole) =>
  queryOptions({
    queryKey: ["product counts", role],
    ...asking(role === "admin" ? countProductsAsAdmin : countProducts, {}),
  });
