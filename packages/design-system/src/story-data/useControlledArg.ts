// Acts as the application in a story: keeps the component's value and reports each change to the story's action.
import { useState } from "react";

export function useControlledArg<Value>(first: Value, tell: ((next: never) => void) | undefined) {
  const [value, setValue] = useState(first);
  const change = (next: Value) => {
    setValue(next);
    tell?.(next as never);
  };
  return [value, change] as const;
}
