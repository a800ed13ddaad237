// Listens for the console's keys: what was pressed one after the other, and the palette's own key.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { singleKeys } from "../shared/storage.ts";
import { isAnswering } from "../shared/is-answering.ts";
import { isPaletteKey, strokeOf } from "../shared/strokes.ts";

/** ms between two keys that belong together. */
const longestPause = 1_000;

interface Keys {
  /** Keys that have no meaning yet. */
  readonly strokes: readonly string[];
  /** The first `taken` of them, or all. */
  readonly forget: (taken?: number) => void;
}

export function useKeys(open: boolean, setOpen: (open: boolean) => void): Keys {
  const [strokes, setStrokes] = useState<readonly string[]>([]);
  const last = useRef(0);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isPaletteKey(event)) {
      if (!open && isAnswering()) return;
      // In some browsers it goes to the address bar.
      event.preventDefault();
      setOpen(!open);
      return;
    }
    const stroke = singleKeys.get() ? strokeOf(event) : undefined;
    // Until its field is there, what is typed is for nobody.
    if (stroke === undefined || open || strokes.at(-1) === "/") return;
    // In Firefox it opens the search of the page.
    if (stroke === "/") event.preventDefault();
    const goesOn = event.timeStamp - last.current < longestPause;
    last.current = event.timeStamp;
    setStrokes((before) => (goesOn ? [...before, stroke] : [stroke]));
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return {
    strokes,
    forget: (taken) => setStrokes((before) => before.slice(taken ?? before.length)),
  };
}
