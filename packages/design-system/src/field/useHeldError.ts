// Delays changes of a field's error while a pointer is down: when a press moves the focus out of a field, a message
// that appears or disappears would move the page, and the click would miss its target.
import { useState, useSyncExternalStore } from "react";
import { isPressed, watchPress } from "../gesture/press.ts";

const never = () => false;

/** Returns the error to show. Without a press, e.g. when the focus moves by keyboard, changes show at once. */
export function useHeldError(error: string | undefined): string | undefined {
  const [shown, setShown] = useState(error);
  // False while the error is unchanged, so that a press only re-renders fields with a delayed change.
  const waits = useSyncExternalStore(watchPress, () => shown !== error && isPressed(), never);
  if (!waits && shown !== error) setShown(error);
  return waits ? shown : error;
}
