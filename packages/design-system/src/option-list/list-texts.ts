// The texts of a list besides its options: the number of options, none, loading and failed.
import type { OptionsStatus } from "./useOptions.ts";

export interface ListTexts {
  /** Announced with the number of options, e.g. "5 options". */
  count: (options: number) => string;
  /** Text when no option matches. */
  none: string;
  /** Text while options are loading. */
  loading: string;
  /** Text when loading failed. */
  failed: string;
  /** Text of the retry button. */
  retry: string;
}

/** Text for the live region. */
export const announcement = (status: OptionsStatus, options: number, texts: ListTexts): string =>
  getStatusText(status, options, texts) ?? texts.count(options);

/** Text of the status line; undefined when there are options to show. */
export const getStatusText = (
  status: OptionsStatus,
  options: number,
  texts: ListTexts,
): string | undefined =>
  status === "ready" ? (options === 0 ? texts.none : undefined) : texts[status];
