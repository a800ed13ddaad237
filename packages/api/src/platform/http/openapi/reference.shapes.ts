// How the reference page writes JSON schemas: short types, and one table row per field.
import type { Json } from "./openapi.schemas.ts";

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};
/** Escapes text for HTML. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const list = (value: unknown): Json[] => (Array.isArray(value) ? (value as Json[]) : []);

function objectType(schema: Json): string {
  const fields = Object.entries((schema["properties"] ?? {}) as Record<string, Json>);
  if (fields.length > 0)
    return `{ ${fields.map(([name, field]) => `${escaped(name)}: ${formatType(field)}`).join(", ")} }`;
  const values = schema["additionalProperties"];
  return typeof values === "object" && values !== null
    ? `{ [name]: ${formatType(values as Json)} }`
    : "object";
}

/** A schema as a short type, in HTML: `integer | null`, `[ProductCard]`, … */
export function formatType(schema: Json): string {
  const reference = schema["$ref"];
  if (typeof reference === "string") {
    const name = escaped(reference.split("/").at(-1) ?? "");
    return `<a href="#${name}">${name}</a>`;
  }
  if ("const" in schema) return escaped(JSON.stringify(schema["const"]));
  if (Array.isArray(schema["enum"]))
    return schema["enum"].map((value) => escaped(JSON.stringify(value))).join(" | ");
  const choices = list(schema["anyOf"] ?? schema["oneOf"]);
  if (choices.length > 0) return [...new Set(choices.map(formatType))].join(" | ");
  const { type } = schema;
  if (type === "array") return `[${formatType((schema["items"] ?? {}) as Json)}]`;
  if (type === "object") return objectType(schema);
  if (schema["format"] === "binary") return "file";
  return typeof type === "string" ? escaped(type) : "any";
}

const rules: readonly (readonly [string, (value: unknown) => string])[] = [
  ["minLength", (value) => (value === 1 ? "not empty" : `at least ${String(value)} characters`)],
  ["maxLength", (value) => `at most ${String(value)} characters`],
  ["maxItems", (value) => `at most ${String(value)}`],
  ["format", (value) => (value === "binary" ? "" : String(value))],
  ["default", (value) => (value === "" ? "" : `default ${JSON.stringify(value)}`)],
];

const formatRules = (schema: Json): string =>
  rules
    .flatMap(([name, say]) => (name in schema ? [say(schema[name])] : []))
    .filter(Boolean)
    .map(escaped)
    .join("; ");

const row = (name: string, field: Json, required: boolean): string =>
  `<tr><th scope="row"><code>${escaped(name)}</code>${required ? "" : " <small>optional</small>"}</th>` +
  `<td><code>${formatType(field)}</code></td><td>${formatRules(field)}</td></tr>`;

/** The fields of an object as a table; any other schema as its type. `caption` is the heading. */
export function formatFields(schema: Json, caption: string): string {
  const fields = Object.entries((schema["properties"] ?? {}) as Record<string, Json>);
  if (fields.length === 0) return `<h4>${caption}</h4><p><code>${formatType(schema)}</code></p>`;
  const required = list(schema["required"]) as unknown as string[];
  const rows = fields.map(([name, field]) => row(name, field, required.includes(name)));
  return (
    `<h4>${caption}</h4><div class="wide"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th>` +
    `<th scope="col">Rules</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>`
  );
}
