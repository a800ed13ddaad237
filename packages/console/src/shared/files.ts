// What a file field accepts, and the message when a file is refused.
import type { TFunction } from "i18next";
import { submissionFields } from "@lanyard/contract";

/** The contract's table of media types, in the form that file fields accept. */
export const acceptOf = (
  types: Readonly<Record<string, readonly string[]>>,
): Record<string, string[]> =>
  Object.fromEntries(Object.entries(types).map(([type, extensions]) => [type, [...extensions]]));

/** Why a field refused a file, with the message that the server would send. */
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
