// The history of a product, paginated, newest first.
import { infiniteQueryOptions } from "@tanstack/react-query";
import { productHistory, productHistoryAsAdmin, type UserRole } from "@lanyard/contract";
import { sendForPage } from "../shared/send.ts";

export function historyQuery(role: UserRole, productId: string) {
  const call = role === "admin" ? productHistoryAsAdmin : productHistory;
  return infiniteQueryOptions({
    queryKey: ["history", role, productId],
    queryFn: ({ pageParam, signal }) =>
      sendForPage(call, {
        params: { product_id: productId },
        query: { cursor: pageParam, limit: 20 },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next,
  });
}
