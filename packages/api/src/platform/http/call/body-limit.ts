// The largest body of a call, computed from its shape, so that nobody can make the server read more.
import type { Call } from "@lanyard/contract";
import { Transform } from "node:stream";
import type { FastifyReply, FastifyRequest, preParsingHookHandler } from "fastify";
import * as z from "zod/mini";
import { sumFileBytes, formBytes } from "../../files/form-parts.ts";
import { refuse } from "../../refuse.ts";
import { sizeLabel } from "../../text/texts.ts";
import { shortBody, type Room } from "../connection/admission.ts";
import type { App } from "./app.ts";
import { toClient } from "../connection/client.ts";

/** A character has up to four bytes in UTF-8, each of which takes three when percent-encoded. */
const bytesOfCharacter = 12;
/** For a number, a boolean, or a text that a pattern limits. */
const shortBytes = 64;
/** Brackets, quotation marks and the like around a value. */
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

function measureText({ maxLength, pattern, allOf }: Shape): number {
  if (maxLength !== undefined) return maxLength * bytesOfCharacter;
  return pattern === undefined && allOf === undefined ? unbounded : shortBytes;
}

function measureSize(shape: Shape): number {
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return Math.max(...choices.map(measureSize));
  const values = shape.enum ?? (shape.const === undefined ? undefined : [shape.const]);
  if (values) return Math.max(...values.map((value) => String(value).length)) * bytesOfCharacter;
  switch (shape.type) {
    case "number":
    case "integer":
    case "boolean":
    case "null":
      return shortBytes;
    case "string":
      return measureText(shape);
    case "array":
      return (shape.maxItems ?? unbounded) * (measureSize(shape.items ?? {}) + around);
    case "object": {
      if (shape.additionalProperties !== false) return unbounded;
      const fields = Object.entries(shape.properties ?? {});
      return sum(
        fields.map(([name, field]) => name.length * bytesOfCharacter + measureSize(field) + around),
      );
    }
    default:
      return unbounded;
  }
}

/** Computed sizes by schema. Cached because tests build many servers in one process. */
const measured = new WeakMap<object, number>();

/** The largest body without files, in bytes: at most `formBytes`, whatever the encoding. */
export function measureBody({ body }: Call): number {
  if (!body) return shortBody;
  const cached = measured.get(body);
  if (cached !== undefined) return cached;
  const shape = z.toJSONSchema(body, { io: "input", unrepresentable: "any", reused: "inline" });
  const bytes = Math.min(formBytes, Math.max(shortBody, measureSize(shape as Shape)));
  measured.set(body, bytes);
  return bytes;
}

/** Reads the header itself, because Fastify has not parsed the body yet. */
const isMultipart = (headers: FastifyRequest["headers"]): boolean =>
  /^multipart\//i.test(headers["content-type"] ?? "");

/** Whether the request declares a short body; Fastify enforces the declared length. */
const isBrief = (headers: FastifyRequest["headers"]): boolean =>
  headers["transfer-encoding"] === undefined && Number(headers["content-length"] ?? 0) <= shortBody;

/**
 * Refuses a body whose declared length is too large, before the client sends it. Only multipart bodies carry files;
 * Fastify limits all others to `bodyBytes`, whatever length they declare.
 */
export function refuseTooLarge(call: Call, bodyBytes: number, { headers }: FastifyRequest): void {
  const limit = isMultipart(headers) ? bodyBytes + sumFileBytes(call.files) : bodyBytes;
  if (Number(headers["content-length"] ?? 0) > limit)
    throw refuse("too_large", { key: "request.too_large", params: { limit: sizeLabel(limit) } });
}

const rooms = new WeakMap<FastifyRequest, Room>();

/** The room (reserved memory) for the body of this request; it is released when the response closes. */
export function getRoom(app: App, request: FastifyRequest, reply: FastifyReply): Room {
  const existing = rooms.get(request);
  if (existing) return existing;
  const room = app.admission.hold(toClient(request.ip));
  rooms.set(request, room);
  reply.raw.once("close", room.release);
  return room;
}

/** Call it when the answer is ready, so that a client that reads it slowly holds no room. */
export const releaseRoom = (request: FastifyRequest): void => rooms.get(request)?.release();

/** Counts the body against the room as it arrives. `receiveForm` counts multipart forms part by part. */
export const holdBody =
  (app: App): preParsingHookHandler =>
  (request, reply, body, next) => {
    if (isMultipart(request.headers) || isBrief(request.headers)) return next(null, body);
    const room = getRoom(app, request, reply);
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        try {
          room.grow(chunk.length);
          done(null, chunk);
        } catch (error) {
          done(error as Error);
        }
      },
    });
    // `pipeline` would close the connection before the refusal is sent.
    body.on("error", (error) => counted.destroy(error));
    return next(null, body.pipe(counted));
  };
