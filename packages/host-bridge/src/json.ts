// Reads text of a stranger as JSON within limits: judged before it is parsed, without names that reach a prototype, never throwing.

export interface Limits {
  /** Bytes of UTF-8. */
  readonly bytes: number;
  /** Lists and records within each other. */
  readonly depth: number;
}
export const limits: Limits = { bytes: 1_000_000, depth: 32 };

export type Unread = "not text" | "too long" | "too deep" | "not JSON";
export type Json = { readonly value: unknown } | { readonly dropped: Unread };

/** Of text that is no JSON any answer will do. */
const isDeeper = (text: string, most: number) => {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length && depth <= most; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') isText = !isText;
    else if (isText) at += Number(sign === "\\");
    else if ("{[".includes(sign)) depth += 1;
    else if ("}]".includes(sign)) depth -= 1;
  }
  return depth > most;
};

/** Takes out the names by which a careless merge of the value would reach the prototype of every object. */
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
  // UTF-8 is never shorter than UTF-16 has units: the longest are not even counted.
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
