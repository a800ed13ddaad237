// Moves the focus among the stops of a list by its keys.
import type { KeyboardEvent } from "react";

/** The keys to the next stop and the one before it; `loops` goes on at the other end. */
export interface Roving {
  next: string;
  previous: string;
  loops: boolean;
}

/**
 * Radix would do it as well, but in a shadow root it cannot see which element has the focus, and goes on to the last.
 * Ignores keys of other meanings, and those pressed with Ctrl, Alt, Shift or ⌘.
 */
export const rove = (
  event: KeyboardEvent<HTMLElement>,
  stops: readonly HTMLElement[],
  { next, previous, loops }: Roving,
) => {
  const { key, target, ctrlKey, altKey, shiftKey, metaKey } = event;
  if (ctrlKey || altKey || shiftKey || metaKey || stops.length === 0) return;
  const end = stops.length - 1;
  const at = stops.indexOf(target as HTMLElement);
  const after = at < end ? at + 1 : loops ? 0 : end;
  const before = at > 0 ? at - 1 : loops || at < 0 ? end : 0;
  const places: Partial<Record<string, number>> = {
    [next]: after,
    [previous]: before,
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
