// The problems that prevent the editor's build from being sent for review: computed on every keystroke, but re-rendered
// only if they change.
import { useCallback, useMemo, useSyncExternalStore } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { FormProblem, ProductDetail } from "@lanyard/contract";
import { reviewProblems, type BuildFields } from "./build-fields.ts";

export function useMissing(
  { getValues, subscribe }: UseFormReturn<BuildFields>,
  detail: ProductDetail,
): readonly FormProblem[] {
  const watch = useCallback(
    (changed: () => void) => subscribe({ formState: { values: true }, callback: changed }),
    [subscribe],
  );
  // As a string, because the list is a new array each time.
  const say = () => JSON.stringify(reviewProblems(getValues(), detail));
  const serialized = useSyncExternalStore(watch, say, say);
  return useMemo(() => JSON.parse(serialized) as FormProblem[], [serialized]);
}
