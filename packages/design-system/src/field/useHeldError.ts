// Holds back what a field says while something is pressed: a message that comes or goes as a field is left by a press
// moves the page, and the click would miss what was pressed.
import { useState, useSyncExternalStore } from "react";
import { isPressed, watchPress } from "../gesture/press.ts";

const never = () => false;

/** The error to show. Who leaves a field by keyboard gets it at once. */
export function useHeldError(error: string | undefined): string | undefined {
  const [shown, setShown] = useState(error);
  // False for a field that says nothing else: presses draw only what waits for their end.
  const waits = useSyncExternalStore(watchPress, () => shown !== error && isPressed(), never);
  if (!waits && shown !== error) setShown(error);
  return waits ? shown : error;
}
