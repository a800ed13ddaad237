// Beside a page, within its Suspense, or beside what it shows, where that is hydrated by itself: once both are hydrated, what
// the reader did before is done again.
import { useEffect } from "react";
import { takeOver } from "./begun.ts";
import { redoInput } from "./redo-input.ts";

export function Hydrated() {
  useEffect(() => {
    takeOver(false);
    // Once React has ended what it is at.
    setTimeout(redoInput);
  }, []);
  return null;
}
