// What the server speaks, as an OpenAPI 3.1 document made from the contract's calls.
import { calls, refusal, statusCodes } from "@lanyard/contract";
import type { Call } from "@lanyard/contract";
import * as z from "zod/mini";
import type { App } from "./context.ts";

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: "input" | "output"): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
  }) as Json;
  return rest;
}

const always = [400, 413, 415, 422, 429, 500, 503];
const refusalsOf = (call: Call): number[] =>
  [
    ...always,
    ...(call.who === "anyone" ? [] : [401]),
    ...(call.who === "admin" ? [403] : []),
    ...(call.refusals ?? []),
  ].toSorted((a, b) => a - b);
const wordOf = new Map<number, string>(
  Object.entries(statusCodes).map(([code, status]) => [status, code.replaceAll("_", " ")]),
);

function parameters(schema: z.ZodMiniType | undefined, place: "path" | "query"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, "input") as {
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
  const schema = call.body ? schemaOf(call.body, "input") : { type: "object", properties: {} };
  if (!call.files) return { requestBody: { content: { "application/json": { schema } } } };
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
    requestBody: { content: { "multipart/form-data": { schema: { ...schema, properties } } } },
  };
}

function operation(call: Call): Json {
  const refusals = refusalsOf(call).map((status) => [
    status,
    {
      description: wordOf.get(status) ?? "",
      content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
    },
  ]);
  const link = call.paged
    ? {
        headers: {
          link: { description: "The next page, when there is one", schema: { type: "string" } },
        },
      }
    : {};
  return {
    operationId: call.id,
    tags: [call.id.split(".", 1)[0]],
    summary: call.summary,
    security: call.who === "user" || call.who === "admin" ? [{ bearer: [] }] : [],
    parameters: [...parameters(call.params, "path"), ...parameters(call.query, "query")],
    ...requestBody(call),
    responses: {
      200: {
        description: "Done",
        ...link,
        content: { "application/json": { schema: schemaOf(call.output, "output") } },
      },
      ...Object.fromEntries(refusals),
    },
  };
}

/** The document for a server of that name at that address. */
export function openApi(title: string, url: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, "{$1}");
    (paths[path] ??= {})[call.method.toLowerCase()] = operation(call);
  }
  return {
    openapi: "3.1.0",
    info: { title, version: "1.0.0" },
    servers: [{ url }],
    paths,
    components: {
      schemas: { Refusal: schemaOf(refusal, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

export function openApiRoute(app: App): void {
  const { productName, publicUrl } = app.context.env;
  const document = JSON.stringify(openApi(productName, publicUrl));
  app.get("/api/openapi.json", async (_request, reply) =>
    reply
      .header("cache-control", "no-cache")
      .type("application/json; charset=utf-8")
      .send(document),
  );
}
