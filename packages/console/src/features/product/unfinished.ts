// The statuses of builds that wait for their creator: rejected and draft.

export const unfinished = ["rejected", "draft"] as const;
export type Unfinished = (typeof unfinished)[number];

/** Number of builds of each status shown before "see all". */
export const few = 3;

export const unfinishedQuery = (status: Unfinished) =>
  ({ status, sort: "updated", limit: few }) as const;
