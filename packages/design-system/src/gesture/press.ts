// Whether a press is under way, for what must not move under the finger or the mouse that is about to click.

let held = false;
const watchers = new Set<() => void>();

const set = (now: boolean) => {
  if (held === now) return;
  held = now;
  for (const watcher of watchers) watcher();
};

// A tap moves the focus with the mouse events that follow it, when its own press is over.
const begins = ["pointerdown", "mousedown"];
// The list of a native select, a dialog of the browser and a drag swallow the end: it is over with what comes next.
const ends = ["pointerup", "pointercancel", "mouseup", "pointermove", "keydown"];

function hear({ type, buttons = 0 }: { type: string; buttons?: number }) {
  if (begins.includes(type)) set(true);
  // After the click: the browser sends it in the same turn as the end of the press.
  else if (held && buttons === 0) setTimeout(set, 0, false);
}

function listen(to: "addEventListener" | "removeEventListener") {
  for (const type of [...begins, ...ends]) window[to](type, hear, true);
}

export const isPressed = () => held;

/** Calls `watcher` when a press begins and when its click is over; returns a function that stops it. */
export function watchPress(watcher: () => void): () => void {
  if (watchers.size === 0) listen("addEventListener");
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    listen("removeEventListener");
    held = false;
  };
}
