// How large the body of a call may be: what its shape holds at most, so that nobody makes us read more than that.
import type { Call } from "@lanyard/contract";
import type { FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { fileBytesOf, formBytes } from "../files/uploads.ts";
import { refuse } from "../shared/refuse.ts";
import { sizeLabel } from "../shared/texts.ts";
import type { Release } from "./admission.ts";
import type { App } from "./app.ts";
import { clientOf } from "./client.ts";

/** Bytes that any body may have: as many as its headers, so that what is wrong in a small one is named. */
export const shortBody = 16 * 1024;
/** A character of four bytes in UTF-8, each of them escaped in an encoded form. */
const bytesOfCharacter = 12;
/** Of a number, a boolean, or a text whose pattern says what it is. */
const shortBytes = 64;
/** What stands around a value besides its name. */
const around = 8;

interface Shape {
  readonly type?: unknown;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly additionalProperties?: unknown;
}

const unbounded = Number.POSITIVE_INFINITY;
const sum = (sizes: readonly number[]): number => sizes.reduce((all, size) => all + size, 0);

function sizeOfText({ maxLength, pattern, allOf }: Shape): number {
  if (maxLength !== undefined) return maxLength * bytesOfCharacter;
  return pattern === undefined && allOf === undefined ? unbounded : shortBytes;
}

function sizeOf(shape: Shape): number {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return Math.max(...choices.map(sizeOf));
  const values = shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
  if (values) return Math.max(...values.map((value) => String(value).length)) * bytesOfCharacter;
  switch (shape.type) {
    case "number":
    case "integer":
    case "boolean":
    case "null":
      return shortBytes;
    case "string":
      return sizeOfText(shape);
    case "array":
      return (shape.maxItems ?? unbounded) * (sizeOf(shape.items ?? {}) + around);
    case "object": {
      if (shape.additionalProperties !== false) return unbounded;
      const fields = Object.entries(shape.properties ?? {});
      return sum(
        fields.map(([name, field]) => name.length * bytesOfCharacter + sizeOf(field) + around),
      );
    }
    default:
      return unbounded;
  }
}

/** Bytes of the body without files, at most `formBytes`, however it is sent. */
export function bodyBytesOf({ body }: Call): number {
  if (!body) return shortBody;
  const shape = z.toJSONSchema(body, { io: "input", unrepresentable: "any", reused: "inline" });
  return Math.min(formBytes, Math.max(shortBody, sizeOf(shape as Shape)));
}

/** Before Fastify has looked at the body. */
const isMultipart = (headers: FastifyRequest["headers"]): boolean =>
  /^multipart\//i.test(headers["content-type"] ?? "");

/**
 * A body that says it is too large is refused before it is sent. Files come in multipart bodies alone; Fastify limits all
 * others to `bodyBytes` whatever they say.
 */
export function refuseTooLarge(call: Call, bodyBytes: number, { headers }: FastifyRequest): void {
  const limit = isMultipart(headers) ? bodyBytes + fileBytesOf(call.files) : bodyBytes;
  if (Number(headers["content-length"] ?? 0) > limit)
    throw refuse("too_large", { key: "request.too_large", params: { limit: sizeLabel(limit) } });
}

/**
 * Takes room for a body that is kept in memory, by what it says that it has; forms with files are limited as uploads are.
 * What is short is as cheap as its headers, and takes none, so that nobody is refused for others' long ones.
 */
export function holdBody(app: App, call: Call, request: FastifyRequest): Release | undefined {
  const { headers, routeOptions } = request;
  if (call.files && isMultipart(headers)) return undefined;
  const isChunked = headers["transfer-encoding"] !== undefined;
  const bytes = isChunked ? routeOptions.bodyLimit : Number(headers["content-length"] ?? 0);
  return bytes > shortBody ? app.admission.hold(clientOf(request.ip), bytes) : undefined;
}
