// The session of a document: known by a cookie that no call accepts. With it the server reads the document's data by
// calls in its own process.
import { AsyncLocalStorage } from "node:async_hooks";
import { documentCookie, sessionLength } from "@lanyard/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Session } from "../../identity/caller.ts";
import { hashToken } from "../../identity/tokens.ts";
import { readCookie } from "./cookies.ts";

const getSeconds = (remember: boolean): number =>
  (remember ? sessionLength.rememberedDays * 24 : sessionLength.hours) * 3_600;

function set(reply: FastifyReply, value: string, seconds: number): void {
  const isSecure = reply.server.context.env.publicUrl.startsWith("https://");
  void reply.header(
    "set-cookie",
    `${documentCookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
  );
}

/** Gives the browser the cookie of a new session. */
export const setDocumentCookie = (reply: FastifyReply, value: string, remember: boolean): void =>
  set(reply, value, getSeconds(remember));

export const removeDocumentCookie = (reply: FastifyReply): void => set(reply, "", 0);

/** Prolongs the cookie together with its session. Not for answers that shared caches may store. */
export function followSession(
  request: FastifyRequest,
  reply: FastifyReply,
  session: Session,
): void {
  if (!session.prolonged || session.documentHash === null) return;
  const value = readCookie(request, documentCookie);
  if (hashToken(value) === session.documentHash) setDocumentCookie(reply, value, session.remember);
}

/**
 * The cookie of a request for a document that somebody looks at; empty without one. Documents for frames, for scripts
 * and in advance are those of visitors.
 */
export function readDocumentCookie(request: FastifyRequest): string {
  const { "sec-fetch-dest": destination = "document", "sec-purpose": purpose } = request.headers;
  return destination === "document" && purpose === undefined
    ? readCookie(request, documentCookie)
    : "";
}

/**
 * The session of the cookie that came with the request for a document; undefined when it has ended, or its user is
 * deactivated. Counts as a use of the session, like a call.
 */
export async function findDocumentSession(
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Session | undefined> {
  const value = readDocumentCookie(request);
  const session = value === "" ? undefined : await request.server.identify.document(value);
  if (session) followSession(request, reply, session);
  return session;
}

const reading = new AsyncLocalStorage<Session>();

/** Makes calls of this process as the session. Nothing that a request contains can do this. */
export const runWithSession = <Result>(session: Session, act: () => Result): Result =>
  reading.run(session, act);

/** The session that a call of this process is made as; undefined for every request from outside. */
export const readingSession = (): Session | undefined => reading.getStore();
