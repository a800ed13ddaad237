// How much of a stored build is told at a time, and the words for what is in it.

export const contentsLimits = {
  /** What one user reads of builds, lists and files together. */
  perHour: 3_000,
  /** Characters of a path in an archive, as uploads are checked. */
  path: 1_024,
  /** Bytes of a text file in one answer. */
  part: 256 * 1024,
  /** Of a script. */
  statements: 5_000,
  /** Characters of one statement, and of all of them. */
  statement: 20_000,
  script: 2_000_000,
} as const;

/** What a file is: by its first bytes, and where they tell nothing by its name. */
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
 * Why something cannot be read: it is not where it was stored, it is damaged, or reading it took more time or memory than
 * it is given.
 */
export const unreadReasons = ["missing", "broken", "ended"] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/** What a statement does to what it names; the last four name something only where there is a name for it. */
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
