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
import { findingsIn, type InspectedBuild } from "../preflight.queries.ts";

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
const keyOf = (call: CallAddress, { build, stamp }: StoredBuild, ...rest: string[]) => [
  call.id,
  build,
  stamp,
  ...rest,
];

export const contentsQuery = (of: StoredBuild) =>
  queryOptions({
    ...query(getBuildContents, { params: { ...of.build } }),
    queryKey: keyOf(getBuildContents, of),
    ...once,
  });

const nothing: readonly Finding[] = [];
/** The findings of a running preflight so far; this query itself sends no request. */
export const foundSoFarQuery = (of: StoredBuild) =>
  queryOptions({
    queryKey: keyOf(runPreflight, of, "found so far"),
    queryFn: () => nothing,
    enabled: false,
    ...once,
  });

/** The preflight of the stored build: an empty form adds nothing to it. */
export const storedFindingsQuery = (of: StoredBuild) =>
  queryOptions({
    queryKey: keyOf(runPreflight, of),
    queryFn: ({ signal, client }) => {
      const tell = (found: readonly Finding[]) =>
        client.setQueryData(foundSoFarQuery(of).queryKey, found);
      tell(nothing);
      return send(runPreflight, {
        params: { ...of.build },
        body: new FormData(),
        signal,
        onProgress: (_sent, text = "") => tell(findingsIn(text)),
      });
    },
    ...once,
  });

/** A text file of the archive, loaded part by part. */
export const archiveTextQuery = (of: StoredBuild, path: string) =>
  infiniteQueryOptions({
    queryKey: keyOf(getArchiveText, of, path),
    queryFn: ({ pageParam, signal }) =>
      send(getArchiveText, {
        params: { ...of.build },
        query: { path, ...(pageParam > 0 && { from: pageParam }) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
    ...once,
  });
