// The options of a list, as in a Combobox or a CommandPalette.
import type { ReactNode } from "react";

export interface ListOption {
  /** Value of the option; unique in the list. */
  value: string;
  /** Visible text of the option. */
  label: string;
  /** A second line, which is searched as well. */
  text?: string;
  /** An icon or picture before the text, up to 32 px. */
  picture?: ReactNode;
  /** Heading of the option's group; the options of a group must follow one another. */
  group?: string;
  /** Shows the option but prevents its selection. */
  disabled?: boolean;
}

/**
 * Searches for options; `signal` aborts when the query changes and the result is ignored, and `soFar` takes partial
 * results.
 */
export type FindOptions<Option extends ListOption = ListOption> = (
  query: string,
  signal: AbortSignal,
  soFar: (options: readonly Option[]) => void,
) => Promise<readonly Option[]>;

/** A list of options, or a function that searches for them. */
export type OptionSource<Option extends ListOption = ListOption> =
  | readonly Option[]
  | FindOptions<Option>;

export const isSelectable = (option: ListOption): boolean => !option.disabled;

/** The value of the option `distance` places away, skipping disabled ones; a single step wraps around at the ends. */
export function stepOption(
  options: readonly ListOption[],
  current: string | undefined,
  distance: number,
): string | undefined {
  const open = options.filter(isSelectable);
  const index = open.findIndex(({ value }) => value === current);
  if (index === -1) return open.at(distance > 0 ? 0 : -1)?.value;
  const target = index + distance;
  if (Math.abs(distance) === 1) return open.at(target % open.length)?.value;
  return open[Math.max(0, Math.min(target, open.length - 1))]?.value;
}
