// Saves on Ctrl+S or ⌘S.
import { useEffect, useEffectEvent } from "react";
import { isAnswering } from "./is-answering.ts";
import { isSaveKey } from "./strokes.ts";

/** Ignored while a dialog is open, as the dialog is about something else. */
export function useSaveKey(save: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!isSaveKey(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (!isAnswering()) save();
  });
  useEffect(() => {
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
