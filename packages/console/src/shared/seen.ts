// What a browser alone knows of who reads: its clock, and how wide its window is. A reader's screen is written with what their
// browser said, and taken over with the same.
import { isTakingOver } from "./begun.ts";
import { rendering, type Seen } from "./rendering.ts";

declare global {
  /** What the screen was asked for with. */
  var seen: Seen | undefined;
}

/** Room for something beside a form: the width that styles call `md`. */
export const widthQuery = () => matchMedia("(min-width: 51.25rem)");

export const seenNow = (): Seen => ({ now: Date.now(), isWide: widthQuery().matches });

/** What the page is, or was, written with; undefined once it lives. */
export const writtenWith = (): Seen | undefined =>
  rendering()?.seen ?? (isTakingOver() ? globalThis.seen : undefined);

/** The time for a first render. */
export const timeNow = (): Date => new Date(writtenWith()?.now ?? Date.now());
