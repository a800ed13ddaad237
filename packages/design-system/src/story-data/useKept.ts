// Stands in for the application: keeps the value of a story's component, and tells the story's action of each change.
import { useState } from "react";

export function useKept<Value>(first: Value, tell: ((next: never) => void) | undefined) {
  const [value, setValue] = useState(first);
  const change = (next: Value) => {
    setValue(next);
    tell?.(next as never);
  };
  return [value, change] as const;
}
