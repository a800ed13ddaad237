// Builds the OpenAPI 3.1 document from the contract's calls.
import { calls, statusCodes, type Call, type Who } from "@lanyard/contract";
import * as z from "zod/mini";
import { components, toSchema, type Json } from "./openapi.schemas.ts";
import { tags } from "./openapi.tags.ts";
import { sharedSeconds } from "../call/shared-answer.ts";

const always = [400, 413, 415, 422, 429, 500, 503];
/** The statuses of a call's refusals, ascending. */
export const listRefusals = (call: Call): number[] =>
  [
    ...new Set([
      ...always,
      ...(call.who === "anyone" ? [] : [401]),
      ...(call.who === "admin" ? [403] : []),
      ...(call.refusals ?? []),
    ]),
  ].toSorted((a, b) => a - b);
const reference = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const apiDescription = `Responses are JSON, except files. A refused request returns \`error\`, a text in the language of \`Accept-Language\` \
(it, en, es, fr), a stable \`code\`, the \`problems\` by field, and a \`request_id\` to quote to support.

Users send \`Authorization: Bearer <token>\` with the token from \`session.login\`. Companies send their \`company_token\` \
in the body.

Bodies can be JSON, \`application/x-www-form-urlencoded\` or \`multipart/form-data\`; file uploads require the last. \
Forms write nested fields in brackets: \`languages[1][name]\`, \`permissions[0]\`. They send an empty list as one empty entry, \
\`permissions[0]=\`. Booleans are 1 and 0 or true and false in JSON, forms and queries. An unknown field is \
refused with 422 and named in \`problems\`, also by calls without a body or query. The body of a GET request is ignored.

Lists use keyset pagination: send \`limit\`, and request the next page with the URL in the \`Link\` header.`;

const who: Readonly<Record<Who, string>> = {
  anyone: "For anyone, without sign-in.",
  user: "For signed-in users.",
  admin: "For administrators.",
  company: "For companies, with their `company_token` in the body.",
};

const orApp = "Also for the company's app of this product, with an `app_token` in its place.";

function parameters(schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toSchema(schema, "input") as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function requestBody(call: Call): Json {
  if (!call.body && !call.files) return {};
  const schema = call.body ? toSchema(call.body, "input") : { type: "object", properties: {} };
  const required = call.body ? !z.safeParse(call.body, undefined).success : true;
  if (!call.files)
    return { requestBody: { required, content: { "application/json": { schema } } } };
  const binary = { type: "string", format: "binary" };
  const files = Object.entries(call.files).map(([name, field]) => [
    name,
    field.many ? { type: "array", items: binary, maxItems: field.many } : binary,
  ]);
  const properties = {
    ...(schema["properties"] as Json | undefined),
    ...Object.fromEntries(files),
  };
  return {
    requestBody: {
      required,
      content: { "multipart/form-data": { schema: { ...schema, properties } } },
    },
  };
}

const cacheNote = ` The response depends only on the language: caches can keep it for up to ${sharedSeconds.fresh + sharedSeconds.stale} seconds, and \`If-None-Match\` with a current ETag returns 304.`;

function operation(call: Call): Json {
  const link = { description: "The URL of the next page, if any", schema: { type: "string" } };
  const caller = call.apps ? `${who[call.who]} ${orApp}` : who[call.who];
  return {
    operationId: call.id,
    tags: [call.id.split(".", 1)[0]],
    summary: call.summary,
    description: `${caller}${call.shared ? cacheNote : ""}`,
    security: call.who === "user" || call.who === "admin" ? [{ bearer: [] }] : [],
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    ...requestBody(call),
    responses: {
      200: {
        description: "Success",
        ...(call.paged && { headers: { link } }),
        content: Object.fromEntries(
          (call.answersFile ?? ["application/json"]).map((type) => [
            type,
            { schema: toSchema(call.output, "output") },
          ]),
        ),
      },
      ...Object.fromEntries(
        listRefusals(call).map((status) => [status, reference("responses", `Refused${status}`)]),
      ),
    },
  };
}

const refusals = (): Json =>
  Object.fromEntries(
    Object.entries(statusCodes).map(([code, status]) => [
      `Refused${status}`,
      {
        description: `Refused: ${code.replaceAll("_", " ")}`,
        content: { "application/json": { schema: reference("schemas", "Refusal") } },
      },
    ]),
  );

/** The document for a server with that name and URL. */
export function openApi(title: string, url: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0", description: apiDescription },
    servers: [{ url }],
    tags,
    paths,
    components: {
      schemas: components(),
      responses: refusals(),
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}
