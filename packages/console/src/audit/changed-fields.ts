// The fields of an entry with their values before and after, as texts that can be compared.
import type { AuditEntry } from "@lanyard/contract";

export interface ChangedField {
  readonly name: string;
  /** Empty: there was none. */
  readonly before: string;
  /** Empty: there is none any more. */
  readonly after: string;
}

/** Lists one below the other, what has parts with a line for each; nothing for nothing. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "string") return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== "object"))
    return value.map(String).join("\n");
  return typeof value === "object" ? JSON.stringify(value, undefined, 2) : JSON.stringify(value);
}

export function changedFields({ before, after }: Pick<AuditEntry, "before" | "after">) {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name): ChangedField => ({
    name,
    before: textOf(before?.[name]),
    after: textOf(after?.[name]),
  }));
}
