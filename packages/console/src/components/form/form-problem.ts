// A field's problem as forms store it: as data, not as text, so that the render can use the current language.
import { useTranslation } from "react-i18next";
import type { FormProblem } from "@lanyard/contract";
import { sayProblem, type DisplayedProblem } from "../../i18n/say-problem.ts";

/**
 * Serialises a problem into an error message of react-hook-form, which must be a string. String params that are text
 * keys are translated, too.
 */
export const serializeProblem = (problem: FormProblem | DisplayedProblem): string =>
  JSON.stringify(problem);
export const parseProblem = (message: string): DisplayedProblem =>
  JSON.parse(message) as DisplayedProblem;

/** Returns the text of a field's error as the form stores it. */
export function useErrorText(): (
  error: { readonly message?: string | undefined } | undefined,
) => string | undefined {
  const { t } = useTranslation();
  return (error) => (error?.message ? sayProblem(t, parseProblem(error.message)) : undefined);
}
