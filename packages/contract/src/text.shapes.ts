// The shapes of texts: tidy before their limit counts.
import * as z from "zod/mini";
import { oneLine, tidyText } from "./text.ts";

const lineBreak = /[\n\v\f\r\u0085\u2028\u2029]/;

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
