// Queries of a stored build's contents. The cache key has the stamp of the last save, so nothing is loaded twice
// between two saves.
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import {
  getArchiveText,
  getBuildContents,
  runPreflight,
  type CallAddress,
  type Finding,
} from "@lanyard/contract";
import { query } from "../../../api/query.ts";
import { send } from "../../../api/send.ts";
import { parseFindings, type InspectedBuild } from "../preflight.queries.ts";

export interface StoredBuild {
  readonly build: InspectedBuild;
  /** The stamp of the build's last save. */
  readonly stamp: string;
}

const once = {
  staleTime: Infinity,
  gcTime: 10 * 60_000,
  retry: false,
  retryOnMount: false,
} as const;
const createKey = (call: CallAddress, { build, stamp }: StoredBuild, ...rest: string[]) => [
  call.id,
  build,
  stamp,
  ...rest,
];

export const contentsQuery = (stored: StoredBuild) =>
  queryOptions({
    ...query(getBuildContents, { params: { ...stored.build } }),
    queryKey: createKey(getBuildContents, stored),
    ...once,
  });

const nothing: readonly Finding[] = [];
/** The findings of a running preflight so far; this query itself sends no request. */
export const partialFindingsQuery = (stored: StoredBuild) =>
  queryOptions({
    queryKey: createKey(runPreflight, stored, "found so far"),
    queryFn: () => nothing,
    enabled: false,
    ...once,
  });

/** The preflight of the stored build: an empty form adds nothing to it. */
export const storedFindingsQuery = (stored: StoredBuild) =>
  queryOptions({
    queryKey: createKey(runPreflight, stored),
    queryFn: ({ signal, client }) => {
      const tell = (findings: readonly Finding[]) =>
        client.setQueryData(partialFindingsQuery(stored).queryKey, findings);
      tell(nothing);
      return send(runPreflight, {
        params: { ...stored.build },
        body: new FormData(),
        signal,
        onProgress: (_fraction, text = "") => tell(parseFindings(text)),
      });
    },
    ...once,
  });

/** A text file of the archive, loaded part by part. */
export const archiveTextQuery = (stored: StoredBuild, path: string) =>
  infiniteQueryOptions({
    queryKey: createKey(getArchiveText, stored, path),
    queryFn: ({ pageParam, signal }) =>
      send(getArchiveText, {
        params: { ...stored.build },
        query: { path, ...(pageParam > 0 && { from: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...once,
  });
