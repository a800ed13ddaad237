// Rendered inside the Suspense of a page, or of a part that hydrates separately: once that is hydrated, redoes the
// input that the reader made before.
import { useEffect } from "react";
import { takeOver } from "./begun.ts";
import { redoInput } from "./redo-input.ts";

export function Hydrated() {
  useEffect(() => {
    takeOver(false);
    // Wait until React has finished its current work.
    setTimeout(() => redoInput());
  }, []);
  return null;
}
