// The commands and the texts of a CommandPalette.
import type { ListTexts } from "../option-list/list-texts.ts";
import type { FindOptions, ListOption } from "../option-list/option.ts";

export interface Command extends ListOption {
  /**
   * A hint beside the command: the keys that run it without the palette, named as in Kbd, e.g. `["G", "P"]`. The page
   * itself listens for them.
   */
  shortcut?: readonly string[];
  /** Called when the command is chosen, after the palette has closed and returned the focus. */
  onSelect: () => void;
}

/** Searches for further commands; partial results passed to `soFar` can be chosen before the promise resolves. */
export type FindCommands = FindOptions<Command>;

export interface CommandPaletteTexts extends ListTexts {
  /** Accessible name of the palette, its field and its list. */
  title: string;
  /** Placeholder of the input, e.g. "Search products, people and pages". */
  placeholder: string;
  /** Heading of the recently chosen commands. */
  recent?: string;
  /** Name of the close button. */
  close: string;
}
