// What a remark can be pinned to, its limits, and the points that a reviewer checks.
import { fieldNames, type FieldName } from "../submission/submission.fields.ts";
import { languages } from "../languages.ts";

export const remarkLimits = {
  text: 1_000,
  answer: 300,
  path: 500,
  /** That are sent together. */
  atOnce: 20,
  /** That a product has at a time. */
  open: 100,
} as const;
export const replyLimits = { text: 1_000, most: 200 } as const;

/** Where a remark is: a field of the editor, a file of the archive, a line of that or of the SQL script; of a build as a whole nothing. */
export interface RemarkPlace {
  /** As refusals name it, `version` or `languages[2][description]`; empty: the whole build. */
  readonly field: string;
  /** In the archive; empty: none. */
  readonly path: string;
  readonly line: number | null;
}

const textOfLanguage = /^languages\[(\d+)\]\[(?:name|description)\]$/;

/** The field of the rows that a field of the editor belongs to; undefined for none. */
export function rowOfField(field: string): FieldName | undefined {
  const id = textOfLanguage.exec(field)?.[1];
  if (id !== undefined)
    return languages.some((one) => String(one.id) === id) ? "languages" : undefined;
  return fieldNames.find((name) => name === field);
}

/** Whether there is such a place: lines are in files, and files in the archive. */
export function isRemarkPlace({ field, path, line }: RemarkPlace): boolean {
  if (field !== "" && rowOfField(field) === undefined) return false;
  if (path !== "" && field !== "source_code_url") return false;
  return line === null || path !== "" || field === "db_script_url";
}

/** What a reviewer checks, and the fields that each point is about. */
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

/** The point that a field belongs to; undefined for the whole build. */
export function pointOfField(field: string): ReviewPoint | undefined {
  const name = rowOfField(field);
  return reviewPointNames.find((point) =>
    (reviewPoints[point] as readonly FieldName[]).some((one) => one === name),
  );
}
