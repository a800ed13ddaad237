// Finds text that cannot be stored (NUL, lone surrogates), and bodies with too many values.
import type { Problem } from "@lanyard/contract";
import { mostFields, tooManyFields } from "../../files/form-parts.ts";

const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

const wrong = (field: string): Problem => ({ key: "field.invalid", field });

/**
 * One problem per text, name or value, that cannot be stored. Iterative, because nesting may be as deep as a body is
 * long. Refused: `too_large` when JSON has more values than a form may have fields.
 */
export function characterProblems(input: unknown): Problem[] {
  const problems: Problem[] = [];
  let values = 0;
  const remaining: { readonly value: unknown; readonly field?: string }[] = [{ value: input }];
  for (let next = remaining.pop(); next !== undefined; next = remaining.pop()) {
    const { value, field } = next;
    if (typeof value === "string" && !isStorable(value))
      problems.push(field === undefined ? { key: "request.not_fields" } : wrong(field));
    const entries = typeof value === "object" && value !== null ? Object.entries(value) : [];
    if (entries.length === 0) values += 1;
    for (const [name, entry] of entries) {
      const inner = field === undefined ? name : `${field}[${name}]`;
      if (isStorable(name)) remaining.push({ value: entry, field: inner });
      else {
        problems.push(wrong(inner));
        values += 1;
      }
    }
    if (values + remaining.length > mostFields) throw tooManyFields();
  }
  return problems;
}
