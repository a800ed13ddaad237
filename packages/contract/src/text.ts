// Texts as people type them: how they are stored and counted, and when there is nothing in them to see.
import * as z from "zod/mini";

/** Spaces of every kind, zero-width characters, fillers, selectors, tags, direction marks, the empty braille cell. */
const unseen = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Cs}\u2800]*$/u;

/** Whether nothing of it can be seen. */
export const isBlank = (typed: string): boolean => unseen.test(typed);

/** As it is stored, and as limits count it: lines end with LF, nothing stands around it, and a blank one is empty. */
export const tidyText = (typed: string): string =>
  isBlank(typed) ? "" : typed.replaceAll(/\r\n?/g, "\n").trim();

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;
/** Names the refusal of a line break among the issues of a shape. */
export const oneLine = "one_line";

/** A text field: tidy, at most `most` characters. */
export const text = (most: number) => z.string().check(z.overwrite(tidyText), z.maxLength(most));
export const requiredText = (most: number) => text(most).check(z.minLength(1));
/** A text without line breaks: a name, a title, an address. */
export const line = (most: number) =>
  text(most).check(z.refine((typed) => !lineBreak.test(typed), { params: { kind: oneLine } }));
/** A line that is compared: what nobody sees is left out. */
export const plainLine = (most: number) =>
  line(most).check(
    z.overwrite((typed) =>
      typed.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, ""),
    ),
  );
export const requiredLine = (most: number) => line(most).check(z.minLength(1));
