// What a remark can be pinned to, its limits, and the points that a reviewer checks.
import { fieldNames, type FieldName } from "../submission/submission.fields.ts";
import { languages } from "../languages.ts";

export const remarkLimits = {
  text: 1_000,
  answer: 300,
  path: 500,
  /** Remarks sent in one call. */
  atOnce: 20,
  /** Open remarks of a product at a time. */
  open: 100,
} as const;
export const replyLimits = { text: 1_000, most: 200 } as const;

/**
 * The place of a remark: a field of the editor, a file of the archive, a line of such a file or of the SQL script, or
 * the whole build.
 */
export interface RemarkPlace {
  /** Named as in refusals, e.g. `version` or `languages[2][description]`; empty: the whole build. */
  readonly field: string;
  /** Path in the archive; empty when the remark is not about a file. */
  readonly path: string;
  readonly line: number | null;
}

const translatedField = /^languages\[(\d+)\]\[(?:name|description)\]$/;

/** The row of `submissionFields` for a wire field, e.g. `languages` for `languages[2][name]`; undefined if unknown. */
export function toFieldName(field: string): FieldName | undefined {
  const id = translatedField.exec(field)?.[1];
  if (id !== undefined)
    return languages.some((one) => String(one.id) === id) ? "languages" : undefined;
  return fieldNames.find((name) => name === field);
}

/** Whether the place is valid: a line needs a file or the SQL script, and a file needs the archive's field. */
export function isRemarkPlace({ field, path, line }: RemarkPlace): boolean {
  if (field !== "" && toFieldName(field) === undefined) return false;
  if (path !== "" && field !== "source_code_url") return false;
  return line === null || path !== "" || field === "db_script_url";
}

/** The points that a reviewer checks, with the fields that each covers. */
export const reviewPoints = {
  texts: ["languages", "menu_entry_id", "version", "notes"],
  pictures: ["icon", "banner", "screenshots"],
  permissions: ["permissions"],
  archive: ["source_code_url", "mobile_available"],
  sql: ["db_script_url"],
  links: ["privacy_policy_url", "service_terms_url", "webhook_url"],
  offer: ["expiration_id", "price_amount", "price_currency", "is_private", "company_token"],
} as const satisfies Record<string, readonly FieldName[]>;
export type ReviewPoint = keyof typeof reviewPoints;
export const reviewPointNames = Object.keys(reviewPoints) as ReviewPoint[];

/** The review point that covers a field; undefined for the whole build. */
export function findReviewPoint(field: string): ReviewPoint | undefined {
  const name = toFieldName(field);
  return reviewPointNames.find((point) =>
    (reviewPoints[point] as readonly FieldName[]).some((one) => one === name),
  );
}
