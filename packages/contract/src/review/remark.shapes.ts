// Reviewers' remarks: as reviewers send them, and as creators and reviewers read them.
import * as z from "zod/mini";
import { languageCodes } from "../languages.ts";
import { line, requiredText } from "../text.shapes.ts";
import { flag, id, instant, numberField } from "../wire.shapes.ts";
import { isRemarkPlace, remarkLimits as limits } from "./remark.limits.ts";

export const remarkDraft = z
  .strictObject({
    /** A field of the editor, named as in refusals; omitted: the whole build. */
    field: z.optional(line(60)),
    /** A file of the archive; only when `field` is the archive. */
    path: z.optional(line(limits.path)),
    /** A line of that file or of the SQL script. */
    line: z.optional(numberField(/^[1-9]\d{0,6}$/)),
    text: requiredText(limits.text),
  })
  .check(
    z.refine(
      ({ field = "", path = "", line: lineNumber = null }) =>
        isRemarkPlace({ field, path, line: lineNumber }),
      { path: ["field"] },
    ),
  );
export type RemarkDraft = z.output<typeof remarkDraft>;
/** The remarks sent with a decision. */
export const remarkDrafts = z.array(remarkDraft).check(z.maxLength(limits.atOnce));

export const remark = z.object({
  remark_id: id,
  /** The build that the remark was made on; null once the build is removed. */
  submission_id: z.nullable(id),
  /** The version of that build at the time of the remark. */
  version: z.string(),
  /** Empty: the whole build. */
  field: z.string(),
  /** Path in the archive; empty when the remark is not about a file. */
  path: z.string(),
  line: z.nullable(z.int()),
  text: z.string(),
  /** The administrator. */
  username: z.string(),
  at: instant,
  /** The creator's answer; empty without one. */
  answer: z.string(),
  answered_at: z.nullable(instant),
  /** When the creator ticked it off. */
  done_at: z.nullable(instant),
  /**
   * 1: in the requested build, the field has changed since the remark was made. For a remark about a file, the whole
   * archive is compared.
   */
  changed: flag,
  /** The field's value when the remark was made, if it is a text. */
  was: z.string(),
});
export type Remark = z.output<typeof remark>;

export const remarkList = z.object({
  /** The creator's language, in which remarks are written. */
  language: z.enum(languageCodes),
  /** Oldest first. */
  remarks: z.array(remark),
});
export type RemarkList = z.output<typeof remarkList>;
