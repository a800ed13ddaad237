// What a list offers: the options of a Combobox, the commands of a CommandPalette.
import type { ReactNode } from "react";

export interface ListOption {
  /** What is chosen; unique in the list. */
  value: string;
  /** What people read. */
  label: string;
  /** A second line; it is searched as well. */
  text?: string;
  /** An icon or a picture before the words, up to 32 px. */
  picture?: ReactNode;
  /** Heading that it stands under; options of a group follow one another. */
  group?: string;
  /** Can be seen, not chosen. */
  disabled?: boolean;
}

/** Looks for options; an answer to older words is dropped, and told so by `signal`. What is there before the whole answer goes to `soFar`. */
export type FindOptions<Option extends ListOption = ListOption> = (
  query: string,
  signal: AbortSignal,
  soFar: (options: readonly Option[]) => void,
) => Promise<readonly Option[]>;

/** The list itself, or a function that looks for options. */
export type OptionSource<Option extends ListOption = ListOption> =
  | readonly Option[]
  | FindOptions<Option>;

export const canBeChosen = (option: ListOption): boolean => !option.disabled;

/** The option `by` places further, passing by those that cannot be chosen; a single step goes around at the ends. */
export function steppedFrom(
  options: readonly ListOption[],
  from: string | undefined,
  by: number,
): string | undefined {
  const open = options.filter(canBeChosen);
  const at = open.findIndex(({ value }) => value === from);
  if (at === -1) return open.at(by > 0 ? 0 : -1)?.value;
  const target = at + by;
  if (Math.abs(by) === 1) return open.at(target % open.length)?.value;
  return open[Math.max(0, Math.min(target, open.length - 1))]?.value;
}
