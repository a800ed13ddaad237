// Which keys are for the console: Ctrl+K and Ctrl+S, on a Mac with ⌘, and single keys where nobody types.
import { isAnswering } from "./is-answering.ts";

const typing =
  "input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea, select, [contenteditable=''], [contenteditable=true], [role=menu], [role=listbox], [role=combobox]";

/** The letter of the key; where letters are not Latin, the one that is printed beside them. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  /^[ -~]$/.test(key) ? key : /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;

const isTyping = (event: KeyboardEvent) => {
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(typing) !== null;
};

const isCommand = (event: KeyboardEvent, letter: string) =>
  letterOf(event).toLowerCase() === letter &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey;

export const isPaletteKey = (event: KeyboardEvent): boolean => isCommand(event, "k");

/** It would save the page's HTML. */
export const isSaveKey = (event: KeyboardEvent): boolean => isCommand(event, "s");

/** The key, where it is pressed alone and outside of a field; whether Shift makes its sign depends on the keyboard. */
export function strokeOf(event: KeyboardEvent): string | undefined {
  const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return undefined;
  const letter = letterOf(event);
  return letter.length === 1 && letter !== " " && !isTyping(event) && !isAnswering()
    ? letter
    : undefined;
}
