// Recognises the console's shortcuts: Ctrl+K and Ctrl+S, with ⌘ on a Mac, and single keys outside text fields.
import { isAnswering } from "./is-answering.ts";

const typing =
  "input:not([type=checkbox], [type=radio], [type=file], [type=button], [type=submit]), textarea, select, [contenteditable=''], [contenteditable=true], [role=menu], [role=listbox], [role=combobox]";

/** The key's letter; on a non-Latin keyboard, the Latin letter printed on the same key. */
const toLetter = ({ key, code }: KeyboardEvent) =>
  /^[ -~]$/.test(key) ? key : /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;

const isTyping = (event: KeyboardEvent) => {
  const target = event.composedPath()[0];
  return target instanceof Element && target.closest(typing) !== null;
};

const isCommand = (event: KeyboardEvent, letter: string) =>
  toLetter(event).toLowerCase() === letter &&
  event.ctrlKey !== event.metaKey &&
  !event.altKey &&
  !event.shiftKey;

export const isPaletteKey = (event: KeyboardEvent): boolean => isCommand(event, "k");

/** The browser's own action would save the page's HTML. */
export const isSaveKey = (event: KeyboardEvent): boolean => isCommand(event, "s");

/**
 * The key, if it is pressed without modifiers outside a field; Shift is allowed, as some layouts need it for a
 * character.
 */
export function toStroke(event: KeyboardEvent): string | undefined {
  const { ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented } = event;
  if (ctrlKey || metaKey || altKey || repeat || isComposing || defaultPrevented) return undefined;
  const letter = toLetter(event);
  return letter.length === 1 && letter !== " " && !isTyping(event) && !isAnswering()
    ? letter
    : undefined;
}
