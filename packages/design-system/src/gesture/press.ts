// Whether a mouse button or finger is down, so that content does not move under a pointer that is about to click.

let pressed = false;
const watchers = new Set<() => void>();

const set = (now: boolean) => {
  if (pressed === now) return;
  pressed = now;
  for (const watcher of watchers) watcher();
};

// `mousedown` counts as well: for a tap, the browser moves the focus with the mouse events that follow after the
// pointer is up.
const begins = ["pointerdown", "mousedown"];
// The list of a native select, a browser dialog and a drag swallow the release, so the next move or key also ends the
// press.
const ends = ["pointerup", "pointercancel", "mouseup", "pointermove", "keydown"];

function hear({ type, buttons = 0 }: { type: string; buttons?: number }) {
  if (begins.includes(type)) set(true);
  // Delayed until after the click, which the browser dispatches in the same task as the release.
  else if (pressed && buttons === 0) setTimeout(set, 0, false);
}

function listen(method: "addEventListener" | "removeEventListener") {
  for (const type of [...begins, ...ends]) window[method](type, hear, true);
}

export const isPressed = () => pressed;

/** Calls `watcher` when a press begins and after its click; returns a function that stops watching. */
export function watchPress(watcher: () => void): () => void {
  if (watchers.size === 0) listen("addEventListener");
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    listen("removeEventListener");
    pressed = false;
  };
}
