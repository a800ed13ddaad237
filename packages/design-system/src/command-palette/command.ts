// What a CommandPalette offers, and its words.
import type { ListTexts } from "../option-list/list-texts.ts";
import type { FindOptions, ListOption } from "../option-list/option.ts";

export interface Command extends ListOption {
  /** Keys that do the same without the palette, one after the other, named as Kbd's: `["G", "P"]`. */
  shortcut?: readonly string[];
  /** Called when it is chosen, after the palette has closed and given the focus back. */
  onSelect: () => void;
}

/** Looks for further commands with what was typed; those that are there before the others can be chosen by `soFar`. */
export type FindCommands = FindOptions<Command>;

export interface CommandPaletteTexts extends ListTexts {
  /** Accessible name of the palette, its field and its list. */
  title: string;
  /** What can be typed, e.g. "Search products, people and pages". */
  placeholder: string;
  /** Heading of the commands that were chosen lately, where `recent` has some. */
  recent?: string;
  /** Name of the close button. */
  close: string;
}
