// The text of a setting: its unit, the meaning of an empty value, and for a secret only whether it is set.
import type { TFunction } from "i18next";
import type { SetupSetting } from "@lanyard/contract";
import { expect, test } from "vitest";
import { formatSetupValue } from "./setup-values.ts";

const t = ((key: string, { count }: { count?: number } = {}) =>
  count === undefined ? key : `${key} ${count}`) as unknown as TFunction<"operations">;
const format = (some: Partial<SetupSetting>) =>
  formatSetupValue(
    { variable: "HOST", group: "server", kind: "text", value: "", is_set: false, ...some },
    t,
    (bytes) => `${bytes} bytes`,
    "it",
  );

test.each([
  [{ kind: "secret", is_set: true, value: "leaked" }, "settings.set"],
  [{ kind: "secret", is_set: false, value: "leaked" }, "settings.not_set"],
  [{ value: "" }, "settings.none"],
  [{ variable: "AUDIT_DAYS", kind: "days", value: "" }, "settings.for_ever"],
  [{ kind: "days", value: "90" }, "settings.days 90"],
  [{ kind: "minutes", value: "20" }, "settings.minutes 20"],
  [{ kind: "seconds", value: "3" }, "settings.seconds 3"],
  [{ kind: "megabytes", value: "2" }, "2097152 bytes"],
  [{ kind: "count", value: "12000" }, "12.000"],
  [{ value: "1234" }, "1234"],
] as const)("%o says %s", (setting, value) => {
  expect(format(setting)).toBe(value);
});
