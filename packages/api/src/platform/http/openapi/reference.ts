// The OpenAPI document as one page for people: no script, nothing from other sites.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Json } from "./openapi.schemas.ts";
import { packageRoot } from "../../env/package-root.ts";
import { escaped, formatFields } from "./reference.shapes.ts";

interface Body {
  readonly content: Readonly<Record<string, { readonly schema: Json }>>;
}
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly { name: string; in: string; required: boolean; schema: Json }[];
  readonly requestBody?: Body;
  readonly responses: Readonly<Record<string, Partial<Body> & { readonly $ref?: string }>>;
}
interface Described {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
}

const formatTitle = (tag: string): string =>
  `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`.replaceAll("_", " ");
/** Text as HTML, with paragraphs and with code between backticks. */
const prose = (text: string): string =>
  text
    .split("\n\n")
    .map((paragraph) => `<p>${escaped(paragraph).replaceAll(/`([^`]+)`/g, "<code>$1</code>")}</p>`)
    .join("");
const formatPath = (path: string): string =>
  escaped(path)
    .replaceAll(/\{(\w+)\}/g, "<var>{$1}</var>")
    .replaceAll("/", "/<wbr>");

function formatBody(body: Partial<Body> | undefined, caption: string): string {
  return Object.entries(body?.content ?? {})
    .map(([type, { schema }]) =>
      formatFields(schema, type === "application/json" ? caption : `${caption} (${type})`),
    )
    .join("");
}

function formatParameters(operation: Operation, place: string, caption: string): string {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  if (parameters.length === 0) return "";
  return formatFields(
    {
      properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
      required: parameters.filter(({ required }) => required).map(({ name }) => name),
    },
    caption,
  );
}

function formatCall({ method, path, operation }: Described): string {
  const refused = Object.keys(operation.responses).filter((status) => status !== "200");
  return (
    `<details id="${escaped(operation.operationId)}"><summary><span class="method ${method}">${method}</span>` +
    `<span class="path">${formatPath(path)}</span><span class="says">${escaped(operation.summary)}</span></summary><div class="call">` +
    prose(operation.description) +
    formatParameters(operation, "path", "Path") +
    formatParameters(operation, "query", "Query") +
    formatBody(operation.requestBody, "Body") +
    formatBody(operation.responses["200"], "Response") +
    `<h4>Errors</h4><p>${refused.map((status) => `<code>${status}</code>`).join(" ")}, each with a <a href="#Refusal">Refusal</a></p>` +
    `</div></details>`
  );
}

interface Room {
  readonly name: string;
  readonly description: string;
}

function described(document: Json): (Room & { readonly calls: readonly Described[] })[] {
  const rooms = new Map<string, Described[]>();
  const paths = document["paths"] as Record<string, Record<string, Operation>>;
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) {
      const tag = operation.tags[0] ?? "";
      rooms.set(tag, [...(rooms.get(tag) ?? []), { method, path, operation }]);
    }
  return (document["tags"] as readonly Room[]).map((room) => ({
    ...room,
    calls: rooms.get(room.name) ?? [],
  }));
}

/** The page of a document that `openApi` built. */
export function referencePage(document: Json): string {
  const { title, description } = document["info"] as { title: string; description: string };
  const { schemas } = document["components"] as { schemas: Record<string, Json> };
  const rooms = described(document);
  const link = (id: string, text: string) => `<li><a href="#${id}">${escaped(text)}</a></li>`;
  const section = (id: string, text: string, content: string) =>
    `<section aria-labelledby="${id}"><h2 id="${id}">${escaped(text)}</h2>${content}</section>`;
  const shapes = Object.entries(schemas).map(
    ([name, schema]) => `<h3 id="${name}">${name}</h3>${formatFields(schema, "Fields")}`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/reference/style.css">
</head>
<body>
<header><div class="band"></div><h1>${escaped(title)} API</h1>${prose(description)}<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p></header>
<nav aria-label="Contents"><ul>${rooms.map(({ name }) => link(`room-${name}`, formatTitle(name))).join("")}${link("shapes", "Schemas")}</ul></nav>
<main>${rooms.map(({ name, description: about, calls }) => section(`room-${name}`, formatTitle(name), prose(about) + calls.map(formatCall).join(""))).join("")}${section("shapes", "Schemas", shapes.join(""))}</main>
</body>
</html>
`;
}

/** The style sheet of the page, with the design tokens that the console uses too. */
export const referenceCss = (): string =>
  [
    join(packageRoot, "..", "design-system", "src", "tokens.css"),
    join(packageRoot, "reference", "style.css"),
  ]
    .map((path) => readFileSync(path, "utf8"))
    .join("\n");
