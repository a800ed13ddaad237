// What the desk shows, as stored in its address: ?claim=, ?first=, ?menu_entry_id=, ?creator=, and ?build= for the open
// build with ?tab=.
import { claimFilters, usernameMost, type ClaimFilter } from "@lanyard/contract";
import { paths } from "../../../app/paths.ts";
import { searchLine } from "../../../components/list/search-line.ts";
import { reviewDeskTabs, firstTab, type ReviewDeskTab } from "../desk/review-desk-tabs.ts";

export interface BuildPlace {
  readonly product_id: string;
  readonly submission_id: string;
}

export interface QueueView {
  /** Undefined: any claim or none. */
  readonly claim: ClaimFilter | undefined;
  /** `1`: first builds of products that have never been on sale; `0`: updates. */
  readonly first: "0" | "1" | undefined;
  readonly entry: string | undefined;
  /** A username; empty for all creators. */
  readonly creator: string;
  readonly build: BuildPlace | undefined;
  /** The selected tab; it stays selected from one build to the next. */
  readonly tab: ReviewDeskTab;
}
export type ChangeQueue = (change: Partial<QueueView>) => void;

const findName = <Name extends string>(names: readonly Name[], input: string | null) =>
  names.find((name) => name === input);
const matching = (pattern: RegExp, input: string | null) =>
  input !== null && pattern.test(input) ? input : undefined;

function parseBuild(input: string | null): BuildPlace | undefined {
  const [, product_id, submission_id] =
    /^([1-9]\d{0,14})\.([1-9]\d{0,14})$/.exec(input ?? "") ?? [];
  return product_id && submission_id ? { product_id, submission_id } : undefined;
}

/** Ignores invalid parts of the address. */
export const parseQueueView = (params: URLSearchParams): QueueView => ({
  claim: findName(claimFilters, params.get("claim")),
  first: findName(["0", "1"], params.get("first")),
  entry: matching(/^[1-9]\d{0,8}$/, params.get("menu_entry_id")),
  creator: searchLine(params.get("creator"), usernameMost),
  build: parseBuild(params.get("build")),
  tab: findName(reviewDeskTabs, params.get("tab")) ?? firstTab,
});

/** The query for the server; defaults are left out. */
export const toQueueQuery = ({ claim, first, entry, creator }: QueueView) => ({
  ...(claim && { claim }),
  ...(first && { first }),
  ...(entry && { menu_entry_id: entry }),
  ...(creator && { creator }),
});

export const toQueueAddress = (view: QueueView): string => {
  const { build, tab } = view;
  const query = new URLSearchParams({
    ...toQueueQuery(view),
    ...(build && { build: `${build.product_id}.${build.submission_id}` }),
    ...(build && tab !== firstTab && { tab }),
  });
  return query.size > 0 ? `${paths.review}?${query.toString()}` : paths.review;
};

export const isNarrowed = (view: QueueView): boolean => Object.keys(toQueueQuery(view)).length > 0;
