// Loads the builds that wait for their creator, if enabled.
import { useQuery } from "@tanstack/react-query";
import { unfinishedOf } from "./product.queries.ts";
import type { UnfinishedBuildsProps } from "./UnfinishedBuilds.tsx";

interface UnfinishedFound {
  /** Undefined until both queries have settled; empty for a query that failed. */
  readonly builds: UnfinishedBuildsProps["builds"] | undefined;
  readonly pending: boolean;
}

export function useUnfinished(enabled: boolean): UnfinishedFound {
  const rejected = useQuery({ ...unfinishedOf("rejected"), enabled });
  const draft = useQuery({ ...unfinishedOf("draft"), enabled });
  const pending = enabled && [rejected, draft].some(({ isPending }) => isPending);
  const builds = { rejected: rejected.data ?? [], draft: draft.data ?? [] };
  return { pending, builds: pending ? undefined : builds };
}
