// The builds that wait for their creator: rejected ones and drafts, a few of each.

export const unfinished = ["rejected", "draft"] as const;
export type Unfinished = (typeof unfinished)[number];

/** How many of each are shown before "see all". */
export const few = 3;

export const unfinishedQuery = (status: Unfinished) =>
  ({ status, sort: "updated", limit: few }) as const;
