// Registers one call of the contract: who may make it, what it accepts, what it returns.
import type { Call, LanguageCode } from "@lanyard/contract";
import { negotiateLanguage, wrongTokenAttempts } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import type { Company, Session, SignedIn } from "../../identity/caller.ts";
import { readBearer } from "./auth.ts";
import { measureBody, holdBody, refuseTooLarge, releaseRoom } from "./body-limit.ts";
import { getBodySchema, readBody } from "./body.ts";
import { answerText } from "./answer-text.ts";
import type { App } from "./app.ts";
import { characterProblems } from "./characters.ts";
import { followSession, readingSession } from "./document-session.ts";
import { toNotFound, toProblems } from "./problems.ts";
import { refuse } from "../../refuse.ts";
import { shareable, getSharedHeaders } from "./shared-answer.ts";
import { retryAfterSeconds, type Release } from "../connection/admission.ts";
import { toClient } from "../connection/client.ts";
import { takeSlot } from "../connection/server.ts";
import type { Uploads } from "../../files/uploads.ts";
import { throttle } from "../../throttle/throttle.ts";

type Parsed<C extends Call, Key extends "params" | "query" | "body"> = Key extends keyof C
  ? C[Key] extends z.ZodMiniType
    ? z.output<C[Key]>
    : undefined
  : undefined;

/** The answer of calls without a result. */
export const okAnswer = { ok: true } as const;

/** What a handler gets: the parsed and validated parts of the request. */
export interface Input<C extends Call> {
  readonly params: Parsed<C, "params">;
  readonly query: Parsed<C, "query">;
  readonly body: Parsed<C, "body">;
  /** By file field. After the handler, files that no table refers to are deleted. */
  readonly uploads: Uploads;
  /** What counts as one sender: an IPv4 address, or the /64 network of an IPv6 address. */
  readonly client: string;
  /** The reader's language. */
  readonly language: LanguageCode;
  /** Present for `user` and `admin` calls; for other calls only if the request has a valid token. */
  readonly user: C["who"] extends "user" | "admin" ? SignedIn : SignedIn | undefined;
  /** The public id of the user's session; empty without one. */
  readonly sessionId: string;
  /** Present for `company` calls. */
  readonly company: C["who"] extends "company" ? Company : undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

async function findSession(
  app: App,
  call: Call,
  request: FastifyRequest,
): Promise<Session | undefined> {
  const reading = readingSession();
  if (reading && call.method !== "GET")
    throw refuse("wrong_method", { key: "request.wrong_method" });
  const token = readBearer(request);
  const session = reading ?? (token === "" ? undefined : await app.identify.user(token));
  if (call.who !== "user" && call.who !== "admin") return session;
  if (!session) throw refuse("unauthenticated", { key: "auth.required" });
  if (call.who === "admin" && session.user.role !== "admin")
    throw refuse("forbidden", { key: "role.forbidden" });
  return session;
}

type TokenName = "company_token" | "app_token";
const readToken = (body: unknown, name: TokenName): string => {
  const token: unknown = (body as Partial<Record<TokenName, unknown>> | null | undefined)?.[name];
  return typeof token === "string" ? token : "";
};

/**
 * The company whose token, or whose app's token, the body contains. A right token is accepted however many wrong ones
 * came from its sender: all companies of a host may share the address of the host's server.
 */
async function identifyCompany(
  app: App,
  call: Call,
  params: unknown,
  body: unknown,
  client: string,
): Promise<Company | undefined> {
  if (call.who !== "company") return undefined;
  const companyToken = readToken(body, "company_token");
  const appToken = call.apps && companyToken === "" ? readToken(body, "app_token") : "";
  const company =
    appToken !== ""
      ? await app.identify.app(appToken, (params as { readonly product_id: number }).product_id)
      : companyToken !== "" && (await app.identify.company(companyToken));
  if (company) return company;
  if (companyToken + appToken !== "")
    await throttle(app.context.db, `company token from ${client}`, wrongTokenAttempts);
  const field = appToken === "" ? "company_token" : "app_token";
  throw refuse("unauthenticated", { key: `auth.${field}`, field });
}

function parse(schema: z.ZodMiniType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const unstorable = characterProblems(input);
  if (unstorable.length > 0) throw refuse("validation", ...unstorable);
  const result = z.safeParse(schema, input);
  if (!result.success) throw refuse("validation", ...toProblems(result.error.issues, input));
  return result.data;
}

function parseParams(schema: z.ZodMiniType | undefined, input: unknown): unknown {
  if (!schema) return undefined;
  const result = z.safeParse(schema, input);
  if (!result.success) throw refuse("not_found", toNotFound(result.error.issues));
  if (characterProblems(input).length > 0) throw refuse("not_found", toNotFound([]));
  return result.data;
}

/** For calls without a query: they refuse any, because caches would store each query string separately. */
const noQuery = z.strictObject({});

/** Takes the slot for the work of this request. Refused: `unavailable`, `too_many`. */
function enter(app: App, request: FastifyRequest): Release {
  const slot = takeSlot(app.admission, request.raw, request.ip);
  if (slot === "unavailable") throw refuse(slot, { key: "server.unavailable" });
  if (slot === "too_many")
    throw refuse(slot, { key: "request.too_many", params: { seconds: retryAfterSeconds } });
  return slot;
}

/** What is known of a request before its body is read. */
type Head<C extends Call> = Pick<Input<C>, "params" | "query" | "user" | "language">;

/**
 * Serves `call` with `handler`, whose result is serialized by the call's output schema. `mayAsk` runs first, before a
 * body with files is received, and throws when the caller is not allowed. Throws nothing itself: the error handler
 * turns refusals into their status, an outage into a 503, and anything else into a 500.
 */
export function route<C extends Call>(
  app: App,
  call: C,
  handler: (input: Input<C>) => Promise<z.input<C["output"]>>,
  mayAsk?: (head: Head<C>) => Promise<unknown>,
): void {
  const callers = new WeakMap<FastifyRequest, Session | undefined>();
  const bodyLimit = measureBody(call);
  const write = answerText(call.output);
  app.route({
    method: call.method,
    url: call.path,
    bodyLimit,
    onSend: call.shared ? shareable : async (request) => releaseRoom(request),
    preParsing: holdBody(app),
    // Runs before the body is read, so that nobody uploads 150 MB to get a 401.
    onRequest: async (request, reply) => {
      refuseTooLarge(call, bodyLimit, request);
      const session = await findSession(app, call, request);
      callers.set(request, session);
      if (session && !call.shared) followSession(request, reply, session);
    },
    handler: async (request, reply) => {
      void reply.headers(
        call.shared ? getSharedHeaders(request.originalUrl) : { "cache-control": "no-store" },
      );
      const params = parseParams(call.params, request.params);
      const query = parse(call.query ?? noQuery, request.query);
      const early = callers.get(request);
      const language = negotiateLanguage(request.headers["accept-language"]);
      await mayAsk?.({ params, query, user: early?.user, language } as unknown as Head<C>);
      const { body, uploads, end } = await readBody(app, call, request, reply, early?.user);
      let release: Release | undefined;
      try {
        release = enter(app, request);
        // A body may take minutes to arrive, and the session may have ended meanwhile.
        const session = call.method === "GET" ? early : await findSession(app, call, request);
        const user = session?.user;
        const client = toClient(request.ip);
        const company = await identifyCompany(app, call, params, body, client);
        const input = {
          params,
          query,
          body: parse(getBodySchema(call), body),
          uploads,
          client,
          language,
          user,
          sessionId: session?.sessionId ?? "",
          company,
          request,
          reply,
        } as unknown as Input<C>;
        const answer = await handler(input);
        // The handler has already sent a file, or as much of it as its client stayed for.
        if (reply.raw.headersSent) return reply;
        void reply.type("application/json; charset=utf-8").serializer(write);
        if (call.method !== "GET" && !call.reads)
          await app.context.replica
            .wrote({ user, company })
            .catch((error: unknown) => request.log.error(error));
        return answer;
      } finally {
        release?.();
        await end?.().catch((error: unknown) => request.log.error(error));
      }
    },
  });
}
