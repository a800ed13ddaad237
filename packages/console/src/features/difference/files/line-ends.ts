// Line endings of a file, which a comparison of lines does not show.

export const lineEnds = ["none", "lf", "crlf", "mixed"] as const;
export type LineEnd = (typeof lineEnds)[number];

export interface Ends {
  readonly breaks: LineEnd;
  /** Whether the last line ends with a line break; true for an empty file. */
  readonly closed: boolean;
}

export function countEnds(text: string): Ends {
  const all = text.split("\n").length - 1;
  const windows = text.split("\r\n").length - 1;
  return {
    breaks: all === 0 ? "none" : windows === 0 ? "lf" : windows === all ? "crlf" : "mixed",
    closed: text === "" || text.endsWith("\n"),
  };
}

/**
 * The differences in endings: the kind of line break, if both texts have some, and which side lacks the last line
 * break.
 */
export function endsChange(before: string, after: string) {
  const [one, other] = [countEnds(before), countEnds(after)];
  const breaks =
    one.breaks !== other.breaks && one.breaks !== "none" && other.breaks !== "none"
      ? { before: one.breaks, after: other.breaks }
      : undefined;
  // An empty text counts as closed, so an added or removed file is reported only if it lacks the last line break.
  const open =
    one.closed === other.closed
      ? undefined
      : other.closed
        ? ("before" as const)
        : ("after" as const);
  return { breaks, open };
}
