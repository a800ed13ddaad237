// Notes which keys a story presses, for the check that each key of a component's manual is pressed in the story that it names.

declare global {
  var pressedKeys: Set<string> | undefined;
}

/** `Enter`, `Shift+Tab`, `Alt+ArrowDown`: names as in KeyboardEvent, with the modifiers before them. */
const nameOf = ({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) =>
  [
    ctrlKey && "Control",
    altKey && "Alt",
    metaKey && "Meta",
    // Of a letter it makes another key, which has a name of its own.
    shiftKey && (key.length > 1 || key === " ") && "Shift",
    key,
  ]
    .filter(Boolean)
    .join("+");

export const notePressedKeys = () => {
  const pressed = new Set<string>();
  globalThis.pressedKeys = pressed;
  const noting = new AbortController();
  // On the window before anything renders: no component keeps a key from it.
  window.addEventListener("keydown", (event) => pressed.add(nameOf(event)), {
    capture: true,
    signal: noting.signal,
  });
  return () => noting.abort();
};
