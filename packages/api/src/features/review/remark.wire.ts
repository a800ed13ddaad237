// The wire format of remarks.
import { toFieldName, submissionFields, toFlag, type Remark } from "@lanyard/contract";
import { toInstant } from "../../platform/database/instant.ts";
import type { RemarkWithAuthor } from "./remark.store.ts";

const instantOrNull = (moment: string | null) => (moment === null ? null : toInstant(moment));

/** The content of other fields is only stored as a fingerprint, which means nothing to people. */
function isText(field: string): boolean {
  const name = toFieldName(field);
  if (name === undefined) return false;
  const { kind } = submissionFields[name];
  return kind === "text" || kind === "url" || (kind === "texts" && field !== name);
}

/** `readField` returns the current content of a field, as `fieldReader` does. */
export const remarkOnWire = (
  { row, username }: RemarkWithAuthor,
  readField: (field: string) => string,
): Remark => ({
  remark_id: row.id,
  submission_id: row.submissionId,
  version: row.version,
  field: row.field,
  path: row.path,
  line: row.line,
  text: row.text,
  username,
  at: toInstant(row.createdAt),
  answer: row.answer,
  answered_at: instantOrNull(row.answeredAt),
  done_at: instantOrNull(row.doneAt),
  changed: toFlag(readField(row.field) !== row.held),
  was: isText(row.field) ? row.held : "",
});
