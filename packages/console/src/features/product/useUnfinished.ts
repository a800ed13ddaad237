// Loads the builds that wait for their creator, if enabled.
import { useQuery } from "@tanstack/react-query";
import { unfinishedCardsQuery } from "./product.queries.ts";
import type { UnfinishedBuildsProps } from "./UnfinishedBuilds.tsx";

interface UnfinishedResult {
  /** Undefined until both queries have settled; empty for a query that failed. */
  readonly builds: UnfinishedBuildsProps["builds"] | undefined;
  readonly pending: boolean;
}

export function useUnfinished(enabled: boolean): UnfinishedResult {
  const rejected = useQuery({ ...unfinishedCardsQuery("rejected"), enabled });
  const draft = useQuery({ ...unfinishedCardsQuery("draft"), enabled });
  const pending = enabled && [rejected, draft].some(({ isPending }) => isPending);
  const builds = { rejected: rejected.data ?? [], draft: draft.data ?? [] };
  return { pending, builds: pending ? undefined : builds };
}
