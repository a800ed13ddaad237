// Text that no database column, mail or JSON document can hold: NUL, and halves of characters.
import type { Problem } from "@lanyard/contract";

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** One problem per text, name or value, that cannot be stored. Without recursion: nesting may be as deep as a body is long. */
export function characterProblems(input: unknown): Problem[] {
  const problems: Problem[] = [];
  const left: { readonly value: unknown; readonly field: string }[] = [{ value: input, field: "" }];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, field } = next;
    if (typeof value === "string" && !isStorable(value))
      problems.push({ key: "field.invalid", field });
    if (typeof value !== "object" || value === null) continue;
    for (const [name, entry] of Object.entries(value)) {
      if (isStorable(name))
        left.push({ value: entry, field: field === "" ? name : `${field}[${name}]` });
      else problems.push({ key: "field.invalid", field });
    }
  }
  return problems;
}
