// What is wrong with a field, as forms hold it: the problem, not its text, which is found as it is drawn, in the language
// of then.
import { useTranslation } from "react-i18next";
import type { FormProblem } from "@lanyard/contract";
import { sayProblem, type SaidProblem } from "./say-problem.ts";

/** As the message of react-hook-form, which takes texts alone. Texts among the params that are keys are said, too. */
export const hold = (problem: FormProblem | SaidProblem): string => JSON.stringify(problem);
export const held = (message: string): SaidProblem => JSON.parse(message) as SaidProblem;

/** Says the error that the form holds of a field. */
export function useSaid(): (
  error: { readonly message?: string | undefined } | undefined,
) => string | undefined {
  const { t } = useTranslation();
  return (error) => (error?.message ? sayProblem(t, held(error.message)) : undefined);
}
