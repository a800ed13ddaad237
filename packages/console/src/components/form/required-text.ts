// Validates a required text, for react-hook-form, with the same problems as the server's.
import { isBlank, textLength, type FormProblem } from "@lanyard/contract";
import { hold } from "./held-problem.ts";

interface RequiredText {
  readonly required: FormProblem["key"];
  readonly most: number;
  readonly tooLong: FormProblem["key"];
  /** The text key of the field's label, if the text of `tooLong` names it. */
  readonly label?: string;
}

export const requiredText =
  ({ required, most, tooLong, label }: RequiredText) =>
  (typed: string): string | true => {
    if (isBlank(typed)) return hold({ key: required });
    const over = textLength(typed) - most;
    if (over <= 0) return true;
    return hold({ key: tooLong, params: { most, over, ...(label && { field: label }) } });
  };
