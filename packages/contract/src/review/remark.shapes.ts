// Remarks of reviewers: as they are written, and as creators and reviewers read them.
import * as z from "zod/mini";
import { languageCodes } from "../languages.ts";
import { line, requiredText } from "../text.shapes.ts";
import { flag, id, instant, numberField } from "../wire.shapes.ts";
import { isRemarkPlace, remarkLimits as limits } from "./remark.limits.ts";

export const remarkDraft = z
  .strictObject({
    /** A field of the editor, as refusals name it; missing: the whole build. */
    field: z.optional(line(60)),
    /** A file of the archive, where the field is that. */
    path: z.optional(line(limits.path)),
    /** Of that file, or of the SQL script. */
    line: z.optional(numberField(/^[1-9]\d{0,6}$/)),
    text: requiredText(limits.text),
  })
  .check(
    z.refine(
      ({ field = "", path = "", line: at = null }) => isRemarkPlace({ field, path, line: at }),
      { path: ["field"] },
    ),
  );
export type RemarkDraft = z.output<typeof remarkDraft>;
/** Those that go with a decision. */
export const remarkDrafts = z.array(remarkDraft).check(z.maxLength(limits.atOnce));

export const remark = z.object({
  remark_id: id,
  /** The build that it was made of; null once that is removed. */
  submission_id: z.nullable(id),
  /** Of that build, at that time. */
  version: z.string(),
  /** Empty: the whole build. */
  field: z.string(),
  /** In the archive; empty: none. */
  path: z.string(),
  line: z.nullable(z.int()),
  text: z.string(),
  /** The administrator. */
  username: z.string(),
  at: instant,
  /** The creator's; empty: none. */
  answer: z.string(),
  answered_at: z.nullable(instant),
  /** Since when the creator has it ticked off. */
  done_at: z.nullable(instant),
  /**
   * 1: in the build that is asked for, the field holds something else than when the remark was made. Of a file it is
   * the whole archive that is compared.
   */
  changed: flag,
  /** What the field held when the remark was made, where that is a text. */
  was: z.string(),
});
export type Remark = z.output<typeof remark>;

export const remarkList = z.object({
  /** The creator's, in which they are written. */
  language: z.enum(languageCodes),
  /** Oldest first. */
  remarks: z.array(remark),
});
export type RemarkList = z.output<typeof remarkList>;
