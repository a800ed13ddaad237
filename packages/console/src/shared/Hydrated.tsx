// Beside a page, within its Suspense, or beside what it shows, where that is hydrated by itself: once both are hydrated, what
// the reader did before is done again.
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
