// Texts as people type them: how they are stored and counted, and when there is nothing in them to see.
import * as z from "zod/mini";

/** Spaces of every kind, zero-width characters, fillers, selectors, tags, direction marks, the empty braille cell. */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]*$/u;

/** Whether nothing of it can be seen. */
export const isBlank = (typed: string): boolean => unseen.test(typed);

/** As it is stored, and as limits count it: lines end with LF, nothing stands around it, and a blank one is empty. */
export const tidyText = (typed: string): string =>
  isBlank(typed) ? "" : typed.replaceAll(/\r\n?/g, "\n").trim();

/** Controls and marks that are not seen and change how the rest of a line reads or compares; joiners belong to scripts and emoji. */
const unseenMarks =
  /[\0-\x08\x0E-\x1F\x7F-\x84\x86-\x9F\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;
/** Names the refusal of a line break among the issues of a shape. */
export const oneLine = "one_line";

/** A text field: tidy, at most `most` characters. */
export const text = (most: number) => z.string().check(z.overwrite(tidyText), z.maxLength(most));
export const requiredText = (most: number) => text(most).check(z.minLength(1));
/** A text without line breaks: a name, a title, an address. Marks that nobody sees are left out. */
export const line = (most: number) =>
  z.string().check(
    z.overwrite((typed) => tidyText(typed.replaceAll(unseenMarks, ""))),
    z.maxLength(most),
    z.refine((typed) => !lineBreak.test(typed), { params: { kind: oneLine } }),
  );
/** A line that is compared: nothing in it is unseen. */
export const plainLine = (most: number) =>
  line(most).check(
    z.overwrite((typed) => typed.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")),
  );
export const requiredLine = (most: number) => line(most).check(z.minLength(1));
