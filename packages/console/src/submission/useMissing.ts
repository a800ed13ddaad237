// What keeps the build of the editor from review, asked anew at each key and told only when it says something else.
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
  // As text, since the same problems found twice are two lists.
  const say = () => JSON.stringify(reviewProblems(getValues(), detail));
  const said = useSyncExternalStore(watch, say, say);
  return useMemo(() => JSON.parse(said) as FormProblem[], [said]);
}
