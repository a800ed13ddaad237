// Validates a required e-mail address, for react-hook-form.
import type { TFunction } from "i18next";
import { isEmail } from "@lanyard/contract";

export const requiredEmail =
  (t: TFunction) =>
  (typed: string): string | true =>
    typed.trim() === "" ? t("email.required") : isEmail(typed.trim()) || t("email.invalid");
