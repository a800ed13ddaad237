// Reads text of a stranger as JSON within limits: judged before it is parsed, without names that reach a prototype, never throwing.

export interface Limits {
  /** Bytes of UTF-8. */
  readonly bytes: number;
  /** Lists and records within each other. */
  readonly depth: number;
}
export const limits: Limits = { bytes: 1_000_000, depth: 32 };

export type Unread = "not text" | "too long" | "nested too deep" | "not JSON";
export type Json = { readonly value: unknown } | { readonly dropped: Unread };

/** No text of UTF-16 is shorter in UTF-8, or more than three times as long: only between the two it is counted. */
const isLonger = (text: string, bytes: number) =>
  text.length > bytes || (text.length * 3 > bytes && new TextEncoder().encode(text).length > bytes);

const isDeeper = (text: string, most: number) => {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (quoted && sign === "\\") at += 1;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && (sign === "{" || sign === "[")) {
      depth += 1;
      if (depth > most) return true;
    } else if (!quoted && (sign === "}" || sign === "]")) depth -= 1;
  }
  return false;
};

/** Names by which a careless merge of the value would reach the prototype of every object. */
const reachesPrototypes = /__proto__|constructor|\\u/;
const withoutPrototypes = (value: unknown): void => {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value))
    for (const name of ["__proto__", "constructor"]) Reflect.deleteProperty(value, name);
  Object.values(value).forEach(withoutPrototypes);
};

export function readJson(text: unknown, { bytes, depth }: Limits = limits): Json {
  if (typeof text !== "string") return { dropped: "not text" };
  if (isLonger(text, bytes)) return { dropped: "too long" };
  if (isDeeper(text, depth)) return { dropped: "nested too deep" };
  try {
    const value: unknown = JSON.parse(text);
    if (reachesPrototypes.test(text)) withoutPrototypes(value);
    return { value };
  } catch {
    return { dropped: "not JSON" };
  }
}
