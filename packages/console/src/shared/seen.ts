// What only the reader's browser knows: its clock and its window's width. The server renders a reader's screen with
// these values, and the browser hydrates it with the same.
import { isTakingOver } from "./begun.ts";
import { rendering, type Seen } from "./rendering.ts";

declare global {
  /** The values that the screen was requested with. */
  var seen: Seen | undefined;
}

/** Matches if there is room for a second column beside a form: the width that styles call `md`. */
export const widthQuery = () => matchMedia("(min-width: 51.25rem)");

export const seenNow = (): Seen => ({ now: Date.now(), isWide: widthQuery().matches });

/** The values that the page is rendered or hydrated with; undefined after hydration. */
export const writtenWith = (): Seen | undefined =>
  rendering()?.seen ?? (isTakingOver() ? globalThis.seen : undefined);

/** The time to use in a first render. */
export const timeNow = (): Date => new Date(writtenWith()?.now ?? Date.now());
