// Validates a required text, for react-hook-form, with the same problems as the server's.
import { isBlank, textLength, type FormProblem } from "@lanyard/contract";
import { serializeProblem } from "./form-problem.ts";

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
    if (isBlank(typed)) return serializeProblem({ key: required });
    const excess = textLength(typed) - most;
    if (excess <= 0) return true;
    return serializeProblem({
      key: tooLong,
      params: { most, over: excess, ...(label && { field: label }) },
    });
  };
