// Searches a long text in parts, and tells the line of everything that was met.
import type { Finding } from "@lanyard/contract";
import type { Place } from "./finding.rules.ts";

/** A text with more than this is a list of them, so the rest is not reported. */
const mostOfText = 200;

export interface Match {
  /** The distance from the beginning of the text, in bytes. */
  readonly index: number;
  readonly toFinding: (place: Place) => Finding;
}
type Search = (text: string) => readonly Match[];

/** Texts are searched as strings of this many bytes: one string of 4 MB per text would use too much memory. */
const windowBytes = 512 * 1024;
/** Nothing that the patterns find is longer than this. */
const longest = 1_024;

/**
 * Includes the bytes around the window, so that what lies across an edge is found once: in the window in which it
 * begins.
 */
function metInWindow(bytes: Buffer, from: number, search: Search): readonly Match[] {
  const begin = Math.max(from - longest, 0);
  // Latin-1 has one character per byte, so that a position in the string is one in the text; what is found is ASCII.
  const text = bytes.toString("latin1", begin, from + windowBytes + longest);
  return search(text)
    .map(({ index, toFinding }) => ({ index: begin + index, toFinding }))
    .filter(({ index }) => index >= from && index < from + windowBytes)
    .toSorted((a, b) => a.index - b.index);
}

/** What is met in a text, in order, with its lines. */
export function findInText(
  bytes: Buffer,
  place: Omit<Place, "line">,
  search: Search,
): readonly Finding[] {
  const met: Match[] = [];
  for (let from = 0; from < bytes.length && met.length < mostOfText; from += windowBytes)
    met.push(...metInWindow(bytes, from, search));
  let line = 1;
  let from = 0;
  return met.slice(0, mostOfText).map(({ index, toFinding }) => {
    for (let end = bytes.indexOf(10, from); end !== -1 && end < index;) {
      line += 1;
      from = end + 1;
      end = bytes.indexOf(10, from);
    }
    return toFinding({ ...place, line });
  });
}
