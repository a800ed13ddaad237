// What a list says beside its options: how many there are, that there are none, that they are on their way or did not arrive.
import type { OptionsStatus } from "./useOptions.ts";

export interface ListTexts {
  /** Announced when the list shows so many, e.g. "5 options". */
  count: (options: number) => string;
  /** When nothing fits what was typed. */
  none: string;
  /** While options are on their way. */
  loading: string;
  /** When they did not arrive. */
  failed: string;
  /** The button that tries again. */
  retry: string;
}

/** For a live region. */
export const announcement = (status: OptionsStatus, options: number, texts: ListTexts): string =>
  wordsFor(status, options, texts) ?? texts.count(options);

/** What stands in the list; nothing where there are options. */
export const wordsFor = (
  status: OptionsStatus,
  options: number,
  texts: ListTexts,
): string | undefined =>
  status === "ready" ? (options === 0 ? texts.none : undefined) : texts[status];
