// Moves the focus among the stops of a list with the keyboard.
import type { KeyboardEvent } from "react";

/** The keys to the next and the previous stop; `loops` continues at the other end. */
export interface Roving {
  next: string;
  previous: string;
  loops: boolean;
}

/**
 * Replaces Radix's roving focus, which cannot see the focused element in a shadow root and jumps to the last stop.
 * Ignores other keys, and keys pressed with Ctrl, Alt, Shift or ⌘.
 */
export const rove = (
  event: KeyboardEvent<HTMLElement>,
  stops: readonly HTMLElement[],
  { next, previous, loops }: Roving,
) => {
  const { key, target, ctrlKey, altKey, shiftKey, metaKey } = event;
  if (ctrlKey || altKey || shiftKey || metaKey || stops.length === 0) return;
  const end = stops.length - 1;
  const index = stops.indexOf(target as HTMLElement);
  const nextIndex = index < end ? index + 1 : loops ? 0 : end;
  const previousIndex = index > 0 ? index - 1 : loops || index < 0 ? end : 0;
  const places: Partial<Record<string, number>> = {
    [next]: nextIndex,
    [previous]: previousIndex,
    Home: 0,
    PageUp: 0,
    End: end,
    PageDown: end,
  };
  const place = places[key];
  if (place === undefined) return;
  event.preventDefault();
  stops[place]?.focus();
};
