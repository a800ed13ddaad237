// Keyboard handling of a Combobox after the ARIA practices: arrows move in the list while the text input keeps the
// focus.
import type { ClipboardEvent, KeyboardEvent } from "react";
import type { ComboboxState } from "./useCombobox.ts";

const page = 10;

interface Keys {
  state: ComboboxState;
  multiple: boolean;
  custom: boolean;
  /** Focuses the last tag. */
  toTags: () => void;
  /** The arrow key that points to the start of the line. */
  backward: "ArrowLeft" | "ArrowRight";
}

export const handleKey = (event: KeyboardEvent<HTMLInputElement>, keys: Keys): void => {
  const { state, multiple, custom, toTags, backward } = keys;
  const { open, query, rows, active } = state;
  const isAtStart = event.currentTarget.selectionEnd === 0;
  // During composition, Enter and the arrows belong to the input method.
  if (event.nativeEvent.isComposing) return;
  // Closes the list before Tab moves the focus: if an element disappears while nothing has the focus, a surrounding
  // dialog pulls the focus to itself. A failed list stays open, because Tab leads to its retry button.
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
    [backward]: multiple && isAtStart && state.chosen.length > 0 && toTags,
    // A comma completes an entry; without typed text it does nothing.
    ",": multiple && custom && (() => state.take([query.trim()])),
  };
  const handler = handlers[event.key];
  if (!handler) return;
  event.preventDefault();
  handler();
};

/** Pasted text with several entries, such as a list or a table row, becomes one tag per entry. */
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
