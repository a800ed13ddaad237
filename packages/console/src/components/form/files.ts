// What a file field accepts, and the message when a file is refused.
import { submissionFields, type FormProblem } from "@lanyard/contract";

/** The contract's table of media types, in the form that file fields accept. */
export const toAccept = (
  types: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> =>
  Object.fromEntries(Object.entries(types).map(([type, extensions]) => [type, [...extensions]]));

/** Why a field refused a file, in the server's wording. */
export function formatRejection(
  kind: "image" | "archive" | "sql",
  code: "wrong-type" | "too-large" | "too-many",
  limit: string,
): FormProblem {
  if (code === "too-many")
    return { key: "screenshots.too_many", params: { most: submissionFields.screenshots.most } };
  return code === "too-large"
    ? { key: `${kind}.too_large`, params: { limit } }
    : { key: `${kind}.type` };
}
