// A setting's value in the reader's language, with its unit; secrets are not shown.
import type { TFunction } from "i18next";
import type { SetupSetting } from "@lanyard/contract";

export type Words = TFunction<"operations">;

/** `size` formats a number of bytes. */
export function formatSetupValue(
  { variable, kind, value, is_set }: SetupSetting,
  t: Words,
  size: (bytes: number) => string,
  language: string,
): string {
  const number = Number(value);
  if (kind === "secret") return t(is_set ? "settings.set" : "settings.not_set");
  if (value === "") return t(variable === "AUDIT_DAYS" ? "settings.for_ever" : "settings.none");
  if (kind === "seconds" || kind === "minutes" || kind === "days")
    return t(`settings.${kind}`, { count: number });
  if (kind === "megabytes") return size(number * 1_048_576);
  return kind === "count" ? new Intl.NumberFormat(language).format(number) : value;
}
