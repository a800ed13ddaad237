// Parses untrusted text as JSON within limits: checks length and depth before parsing, removes names that reach a
// prototype, and never throws.

export interface Limits {
  /** In UTF-8. */
  readonly bytes: number;
  /** Nesting of lists and records. */
  readonly depth: number;
}
export const limits: Limits = { bytes: 1_000_000, depth: 32 };

export type Unread = "not text" | "too long" | "too deep" | "not JSON";
export type Json = { readonly value: unknown } | { readonly dropped: Unread };

/** For text that is not valid JSON either result will do, because parsing fails anyway. */
const isDeeper = (text: string, most: number) => {
  let depth = 0;
  let isText = false;
  for (let index = 0; index < text.length && depth <= most; index += 1) {
    const sign = text.charAt(index);
    if (sign === '"') isText = !isText;
    else if (isText) index += Number(sign === "\\");
    else if ("{[".includes(sign)) depth += 1;
    else if ("}]".includes(sign)) depth -= 1;
  }
  return depth > most;
};

/** Removes the names through which a careless merge of the value could change Object.prototype. */
const withoutPrototypes = (value: unknown): void => {
  const record = value as Record<string, unknown>;
  if (Object(record) !== record) return;
  delete record["__proto__"];
  delete record["constructor"];
  Object.values(record).forEach(withoutPrototypes);
};
const mayReachPrototypes = /__proto__|constructor|\\u/;

export function readJson(text: unknown, { bytes, depth } = limits): Json {
  if (typeof text !== "string") return { dropped: "not text" };
  // UTF-8 has at least as many bytes as UTF-16 has code units, so very long texts are rejected without encoding them.
  if (text.length > bytes || new TextEncoder().encode(text).length > bytes)
    return { dropped: "too long" };
  if (isDeeper(text, depth)) return { dropped: "too deep" };
  try {
    const value: unknown = JSON.parse(text);
    if (mayReachPrototypes.test(text)) withoutPrototypes(value);
    return { value };
  } catch {
    return { dropped: "not JSON" };
  }
}
