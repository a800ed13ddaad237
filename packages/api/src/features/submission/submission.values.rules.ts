// The content of each field of a build, to detect later changes: texts as they are, other values as a fingerprint.
import { createHash } from "node:crypto";
import { textFields, type FieldName } from "@lanyard/contract";
import type { Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { comparable } from "./submission.content.ts";
import { toContent } from "./submission.content.store.ts";
import { loadBuild } from "./submission.build.store.ts";

const fingerprint = (value: unknown) =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("hex");

const languageText = /^languages\[(\d+)\]\[(name|description)\]$/;

/**
 * Takes the field names of refusals, such as `version` or `languages[2][name]`; an empty name stands for the whole
 * build. Refused: `not_found`.
 */
export async function fieldReader(
  tx: Tx,
  submissionId: number,
): Promise<(field: string) => string> {
  const build = await loadBuild(tx, submissionId);
  if (!build) throw refuse("not_found", { key: "submission.not_found" });
  const content = toContent(build);
  const values = comparable(content);
  return (field) => {
    if (field === "") return fingerprint(values);
    const [, id, part] = languageText.exec(field) ?? [];
    if (id !== undefined) {
      const text = content.languages.find(({ languageId }) => String(languageId) === id);
      return (part === "name" ? text?.name : text?.description) ?? "";
    }
    const name = textFields.find((one) => one === field);
    return name ? content[name] : fingerprint(values[field as FieldName]);
  };
}
