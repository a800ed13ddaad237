// Delays changes of a field's error while a pointer is down: when a press moves the focus out of a field, a message
// that appears or disappears would move the page, and the click would miss its target.
import { useState, useSyncExternalStore } from "react";
import { isPressed, watchPress } from "../gesture/press.ts";

const never = () => false;

/** Returns the error to show. Without a press, e.g. when the focus moves by keyboard, changes show at once. */
export function useDelayedError(error: string | undefined): string | undefined {
  const [displayed, setDisplayed] = useState(error);
  // False while the error is unchanged, so that a press only re-renders fields with a delayed change.
  const waits = useSyncExternalStore(watchPress, () => displayed !== error && isPressed(), never);
  if (!waits && displayed !== error) setDisplayed(error);
  return waits ? displayed : error;
}
