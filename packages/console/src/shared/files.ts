// Files as the forms speak of them: what a field accepts, why a file was not taken.
import type { TFunction } from "i18next";
import { submissionFields } from "@lanyard/contract";

/** The contract's table of media types, as a picker wants it. */
export const acceptOf = (
  types: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> =>
  Object.fromEntries(Object.entries(types).map(([type, extensions]) => [type, [...extensions]]));

/** Why a picker did not take a file, in the words the server would use for it. */
export function rejectionText(
  t: TFunction,
  kind: "image" | "archive" | "sql",
  code: "wrong-type" | "too-large" | "too-many",
  limit: string,
): string {
  if (code === "too-many")
    return t("screenshots.too_many", { most: submissionFields.screenshots.most });
  return code === "too-large" ? t(`${kind}.too_large`, { limit }) : t(`${kind}.type`);
}
