// The builds that wait for their creator, asked for where there is one.
import { useQuery } from "@tanstack/react-query";
import { unfinishedOf } from "./product.queries.ts";
import type { UnfinishedBuildsProps } from "./UnfinishedBuilds.tsx";

interface UnfinishedFound {
  /** Undefined until both have come; without those that failed to. */
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
