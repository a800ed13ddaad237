// The keys of a Combobox, after the ARIA practices: arrows move in the list, the text field keeps the focus.
import type { ClipboardEvent, KeyboardEvent } from "react";
import type { ComboboxState } from "./useCombobox.ts";

const page = 10;

interface Keys {
  state: ComboboxState;
  multiple: boolean;
  custom: boolean;
  /** Puts the focus on the last tag. */
  toTags: () => void;
  /** The arrow that points to the start of the line. */
  backward: "ArrowLeft" | "ArrowRight";
}

export const handleKey = (event: KeyboardEvent<HTMLInputElement>, keys: Keys): void => {
  const { state, multiple, custom, toTags, backward } = keys;
  const { open, query, rows, active } = state;
  const atStart = event.currentTarget.selectionEnd === 0;
  // Enter and arrows belong to an input method as long as it composes.
  if (event.nativeEvent.isComposing) return;
  // Before the focus moves: where nobody has it for a moment and something vanishes, a dialog takes it to itself.
  // What failed offers to try again in the list, which is where Tab leads.
  if (event.key === "Tab" && state.status !== "failed") state.hide();
  const handlers: Record<string, (() => void) | false> = {
    ArrowDown: () => (open ? state.step(1) : state.show(event.altKey ? undefined : 1)),
    ArrowUp: () => (open ? (event.altKey ? state.hide() : state.step(-1)) : state.show(-1)),
    PageDown: open && (() => state.step(page)),
    PageUp: open && (() => state.step(-page)),
    Enter:
      (open || query !== "") &&
      (() => {
        const row = rows.find(({ value }) => value === active);
        if (open && row) state.choose(row);
        else if (custom) state.take([query.trim()]);
      }),
    Backspace:
      multiple &&
      query === "" &&
      !event.repeat &&
      (() => state.chosen.length > 0 && state.remove(state.chosen.at(-1) ?? "")),
    [backward]: multiple && atStart && state.chosen.length > 0 && toTags,
    // A comma ends an entry: where there is none, it is nothing.
    ",": multiple && custom && (() => state.take([query.trim()])),
  };
  const handler = handlers[event.key];
  if (!handler) return;
  event.preventDefault();
  handler();
};

/** A pasted list, or a row of a table, becomes a tag for each of its entries. */
export const handlePaste = (
  event: ClipboardEvent<HTMLInputElement>,
  take: (words: readonly string[]) => void,
): void => {
  const entries = event.clipboardData
    .getData("text")
    .split(/[,;\t\n]/)
    .map((entry) => entry.trim());
  if (entries.length < 2) return;
  event.preventDefault();
  take(entries);
};
