// Records which keys a story presses, for the check that a story presses every key of its component's manual.

declare global {
  var pressedKeys: Set<string> | undefined;
}

/** `Enter`, `Shift+Tab`, `Alt+ArrowDown`: names as in KeyboardEvent, preceded by the modifiers. */
const nameOf = ({ key, ctrlKey, altKey, metaKey, shiftKey }: KeyboardEvent) =>
  [
    ctrlKey && "Control",
    altKey && "Alt",
    metaKey && "Meta",
    // Shift with a letter gives another `key`, so it needs no modifier.
    shiftKey && (key.length > 1 || key === " ") && "Shift",
    key,
  ]
    .filter(Boolean)
    .join("+");

export const notePressedKeys = () => {
  const pressed = new Set<string>();
  globalThis.pressedKeys = pressed;
  const noting = new AbortController();
  // On the window and before anything renders, so that no component can stop the event first.
  window.addEventListener("keydown", (event) => pressed.add(nameOf(event)), {
    capture: true,
    signal: noting.signal,
  });
  return () => noting.abort();
};
