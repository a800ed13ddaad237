// The history of a product, paginated, newest first.
import { productHistory, productHistoryAsAdmin, type UserRole } from "@lanyard/contract";
import { pages } from "../../api/query.ts";

export const historyQuery = (role: UserRole, productId: string) =>
  pages(role === "admin" ? productHistoryAsAdmin : productHistory, {
    params: { product_id: productId },
    query: { limit: 20 },
  });
