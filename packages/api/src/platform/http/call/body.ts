// Reads the body of a call, however it was sent: JSON, an urlencoded form, or multipart with files.
import type { Call } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { SignedIn } from "../../identity/caller.ts";
import type { Release } from "../connection/admission.ts";
import type { App } from "./app.ts";
import { getRoom } from "./body-limit.ts";
import { parseFields, parsePairs, shapeForm } from "./forms.ts";
import { createHangUpSignal } from "../connection/hang-up.ts";
import { refuse } from "../../refuse.ts";
import { readUtf8 } from "../../text/utf8.ts";
import { receive, type Uploads } from "../../files/uploads.ts";

interface Body {
  readonly body: unknown;
  readonly uploads: Uploads;
  /** Call it after the handler: deletes the files that no table refers to. */
  readonly end?: () => Promise<unknown>;
}

const urlencoded = Symbol("urlencoded");
interface Form {
  readonly [urlencoded]: Record<string, unknown>;
}
const isForm = (body: unknown): body is Form =>
  typeof body === "object" && body !== null && urlencoded in body;

type ParseCallback = (error: Error | null, body?: unknown) => void;

/** Registers the parsers for all types of body. An empty text counts as an absent body, not as an error. */
export function acceptBodies(app: App): void {
  app.addHook("onRequest", (request, reply, next) => {
    const encoding = request.headers["content-encoding"] ?? "identity";
    if (/^\s*identity\s*$/i.test(encoding)) return next();
    void reply.header("accept-encoding", "identity");
    return next(refuse("wrong_type", { key: "request.wrong_type" }));
  });
  const json = app.getDefaultJsonParser("error", "error");
  const asText =
    (read: (request: FastifyRequest, text: string, done: ParseCallback) => unknown) =>
    (request: FastifyRequest, bytes: Buffer, done: ParseCallback) => {
      try {
        void read(request, readUtf8(bytes), done);
      } catch (error) {
        done(error as Error);
      }
    };
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    asText((request, text, done) =>
      text.trim() === "" ? done(null, undefined) : json(request, text, done),
    ),
  );
  // Browsers send an empty body with this type; any other text is refused.
  app.addContentTypeParser<string>("text/plain", { parseAs: "string" }, (_request, text, done) => {
    if (text === "") done(null, undefined);
    else done(refuse("wrong_type", { key: "request.wrong_type" }));
  });
  app.addContentTypeParser<Buffer>(
    "application/x-www-form-urlencoded",
    { parseAs: "buffer" },
    asText((_request, text, done) => done(null, { [urlencoded]: parsePairs(text) })),
  );
}

/**
 * Receives a form with files: a limited number at once, only while the disk has room, and with a longer time limit than
 * other bodies.
 */
async function receiveForm(
  app: App,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  user: SignedIn | undefined,
) {
  const { files } = app.context;
  let release: Release | undefined;
  const beforeFile = async () => {
    if (release) return;
    if (!(await files.hasRoom())) throw refuse("unavailable", { key: "server.full" });
    release = app.admission.receive(user?.id);
    app.expectFiles(request.raw);
  };
  const requester = { group: user?.id, signal: createHangUpSignal(reply) };
  try {
    const room = getRoom(app, request, reply);
    return await receive(files, request, call.files ?? {}, requester, {
      onFile: beforeFile,
      onText: room.grow,
      unchecked: call.inspects === true,
    });
  } finally {
    release?.();
  }
}

/** The values by which forms express an absent file. */
const isNothing = (value: unknown): boolean =>
  value === null || value === "" || value === "null" || value === "undefined";
const isEmpty = (value: unknown): boolean =>
  isNothing(value) ||
  (typeof value === "object" && value !== null && Object.values(value).every(isNothing));

/**
 * The body without empty file fields, by which forms express an absent file. Refused: `validation` for any other value
 * in such a field.
 */
function withoutEmptyFiles(call: Call, body: unknown): unknown {
  if (!call.files || typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const entries = Object.entries(body).filter(([name, value]) => {
    if (!Object.hasOwn(call.files!, name)) return true;
    if (!isEmpty(value)) throw refuse("validation", { key: "field.invalid", field: name });
    return false;
  });
  return Object.fromEntries(entries);
}

/** The body of a call that takes none: absent, or without fields. */
const noBody = z.optional(z.strictObject({}));
/** The schema of a call's body. */
export const getBodySchema = (call: Call): z.ZodMiniType => call.body ?? noBody;

/** Reads the body in the shape of the call's schema, and stores the files. When one file is refused, none is stored. */
export async function readBody(
  app: App,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  user: SignedIn | undefined,
): Promise<Body> {
  const schema = getBodySchema(call);
  const shape = (form: unknown) => shapeForm(schema, form);
  if (request.isMultipart()) {
    const { fields, uploads, end } = await receiveForm(app, call, request, reply, user);
    return { body: shape(withoutEmptyFiles(call, parseFields(fields))), uploads, end };
  }
  const parsed: unknown = isForm(request.body) ? shape(request.body[urlencoded]) : request.body;
  const body = withoutEmptyFiles(call, parsed);
  // A missing body counts as `{}`, so that the error names the missing fields instead of the missing body.
  const filled = body ?? (schema.type === "optional" ? undefined : {});
  return { body: filled, uploads: {} };
}
