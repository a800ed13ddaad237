// DetailHistory, connected to the server.
import { useInfiniteQuery } from "@tanstack/react-query";
import type { UserRole } from "@lanyard/contract";
import { DetailHistory } from "./DetailHistory.tsx";
import { historyQuery } from "../history.queries.ts";

interface HistoryPanelProps {
  readonly role: UserRole;
  readonly productId: string;
}

export function HistoryPanel({ role, productId }: HistoryPanelProps) {
  const history = useInfiniteQuery(historyQuery(role, productId));
  return (
    <DetailHistory
      entries={history.data?.pages.flatMap(({ output }) => output)}
      failure={history.error?.message}
      onRetry={() => void (history.data ? history.fetchNextPage() : history.refetch())}
      onMore={history.hasNextPage ? () => void history.fetchNextPage() : undefined}
      busy={history.isFetchingNextPage}
    />
  );
}
