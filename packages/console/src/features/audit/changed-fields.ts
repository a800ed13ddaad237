// The fields of an audit entry with their values before and after, as texts to compare.
import type { AuditEntry } from "@lanyard/contract";

export interface ChangedField {
  readonly name: string;
  /** Empty when the field did not exist. */
  readonly before: string;
  /** Empty when the field does not exist any more. */
  readonly after: string;
}

/** A list of plain values one per line, an object as indented JSON, an empty text for null and undefined. */
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
