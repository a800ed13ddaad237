// How much of a stored build one response contains, and the words for what is in it.

export const contentsLimits = {
  /** Reads of one user per hour, lists and files together. */
  perHour: 3_000,
  /** Characters of a path in an archive; uploads have the same limit. */
  path: 1_024,
  /** Bytes of a text file in one response. */
  part: 256 * 1024,
  /** Statements of a script. */
  statements: 5_000,
  /** Characters of one statement; `script` limits all of them together. */
  statement: 20_000,
  script: 2_000_000,
} as const;

/** The type of a file, judged by its first bytes or, if these are inconclusive, by its name. */
export const fileKinds = [
  "text",
  "picture",
  "font",
  "media",
  "program",
  "archive",
  "data",
] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * Why a file cannot be read: it is missing from storage, it is damaged, or reading it exceeded the limits of time or
 * memory.
 */
export const unreadReasons = ["missing", "broken", "ended"] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/** What a statement does to the object it names; for the last four, the name may be empty. */
export const sqlDeeds = [
  "creates",
  "alters",
  "drops",
  "empties",
  "writes",
  "reads_system",
  "rights",
  "outside",
  "unseen",
] as const;
export type SqlDeed = (typeof sqlDeeds)[number];
