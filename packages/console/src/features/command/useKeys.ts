// Listens for the console's shortcuts: sequences of keys, and the palette's shortcut.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { singleKeys } from "../../auth/storage.ts";
import { isAnswering } from "../../components/keys/is-answering.ts";
import { isPaletteKey, toStroke } from "../../components/keys/strokes.ts";

/** ms between two keys of one sequence, at most. */
const longestPause = 1_000;

interface Keys {
  /** Keys that have not been interpreted yet. */
  readonly strokes: readonly string[];
  /** Drops the first `taken` keys, or all. */
  readonly forget: (count?: number) => void;
}

export function useKeys(open: boolean, setOpen: (open: boolean) => void): Keys {
  const [strokes, setStrokes] = useState<readonly string[]>([]);
  const last = useRef(0);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      if (!open && isAnswering()) return;
      // Some browsers would focus the address bar.
      event.preventDefault();
      setOpen(!open);
      return;
    }
    const stroke = singleKeys.get() ? toStroke(event) : undefined;
    // After "/" ignore keys until the search field has the focus.
    if (stroke === undefined || open || strokes.at(-1) === "/") return;
    // Firefox would open its page search.
    if (stroke === "/") event.preventDefault();
    const isContinued = event.timeStamp - last.current < longestPause;
    last.current = event.timeStamp;
    setStrokes((before) => (isContinued ? [...before, stroke] : [stroke]));
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return {
    strokes,
    forget: (count) => setStrokes((before) => before.slice(count ?? before.length)),
  };
}
