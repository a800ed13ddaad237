// Beside a page, within its Suspense: once both are hydrated, what the visitor did before is done again.
import { useEffect } from "react";
import { takeOver } from "./begun.ts";
import { redoInput } from "./early-input.ts";

export function Hydrated() {
  useEffect(() => {
    takeOver(false);
    redoInput();
  }, []);
  return null;
}
