// The schemas of texts; each tidies the text before it checks the length.
import * as z from "zod/mini";
import { oneLine, settledText, tidyText } from "./text.ts";

const isLine = z.refine<string>((typed) => !typed.includes("\n"), { params: { kind: oneLine } });

/** A text field: tidy, at most `most` characters. */
export const text = (most: number) => z.string().check(z.overwrite(tidyText), z.maxLength(most));
export const requiredText = (most: number) => text(most).check(z.minLength(1));
/** A text without line breaks: a title, an address. */
export const line = (most: number) =>
  text(most).check(
    isLine,
    z.overwrite((typed) => typed.replaceAll("\t", " ")),
  );
/** A line that is compared with other lines, so invisible characters are removed. */
export const plainLine = (most: number) =>
  line(most).check(
    z.overwrite((typed) =>
      settledText(typed.replaceAll(/[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, "")),
    ),
  );
export const requiredLine = (most: number) => line(most).check(z.minLength(1));
/** A name. Invisible characters are kept, so that the name rules can refuse them. */
export const nameLine = (most: number) =>
  z.string().check(z.overwrite(settledText), z.maxLength(most), isLine);
