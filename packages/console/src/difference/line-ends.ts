// How the lines of a file end: what the comparison of lines does not show.

export const lineEnds = ["none", "lf", "crlf", "mixed"] as const;
export type LineEnd = (typeof lineEnds)[number];

export interface Ends {
  readonly breaks: LineEnd;
  /** Whether a line break ends the last line; an empty file has no line. */
  readonly closed: boolean;
}

export function endsOf(text: string): Ends {
  const all = text.split("\n").length - 1;
  const windows = text.split("\r\n").length - 1;
  return {
    breaks: all === 0 ? "none" : windows === 0 ? "lf" : windows === all ? "crlf" : "mixed",
    closed: text === "" || text.endsWith("\n"),
  };
}

/** What differs of the ends: the breaks, where both have some, and whether the last line is closed. */
export function endsChange(before: string, after: string) {
  const [one, other] = [endsOf(before), endsOf(after)];
  const breaks =
    one.breaks !== other.breaks && one.breaks !== "none" && other.breaks !== "none"
      ? { before: one.breaks, after: other.breaks }
      : undefined;
  // Of a file that came or went nothing is said but what it lacks.
  const open =
    one.closed === other.closed
      ? undefined
      : other.closed
        ? ("before" as const)
        : ("after" as const);
  return { breaks, open };
}
