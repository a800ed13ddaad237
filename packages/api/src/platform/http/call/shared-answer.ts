// Answers that are the same for everybody: shared caches may store them, and clients that have the current one get a
// 304.
import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { knows } from "./preconditions.ts";

/**
 * Seconds for which a shared cache may serve an answer, and then go on serving the old one while it fetches a new one.
 * Their sum plus the time in transit is how long something hidden can still be seen: under a minute.
 */
export const sharedSeconds = { fresh: 40, stale: 10 } as const;

const sharedHeaders = {
  "cache-control": `public, max-age=0, s-maxage=${sharedSeconds.fresh}, stale-while-revalidate=${sharedSeconds.stale}`,
  vary: "accept-language",
} as const;

const unkept = { "cache-control": "no-store", vary: "accept-language" } as const;

/**
 * Whether a URL is spelled the usual way. There are endless other spellings (`/api/%6denu`, `?&&`), and a cache stores
 * each separately: the server answers them, but tells caches not to store them.
 */
function isPlain(url: string): boolean {
  const index = url.indexOf("?");
  if (index === -1) return /^[\w/]+$/.test(url);
  const query = url.slice(index + 1).replaceAll("%20", "+");
  return (
    isPlain(url.slice(0, index)) && query !== "" && String(new URLSearchParams(query)) === query
  );
}

/** Headers of an answer that is the same for everybody. */
export const getSharedHeaders = (url: string): Readonly<Record<string, string>> =>
  isPlain(url) ? sharedHeaders : unkept;

const createEtag = (content: string): string =>
  `"${createHash("sha256").update(content).digest("base64url")}"`;

/** A body without content and without a Content-Length: Fastify sets one for any other payload, and 0 for HEAD. */
export const nothing = (): Readable => Readable.from([]);

/** A Fastify hook for shared answers: adds the ETag, and answers 304 to clients that have it. */
export async function shareable(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== "string") return payload;
  const etag = createEtag(payload);
  void reply.header("etag", etag);
  if (!knows(request.headers["if-none-match"], etag)) return payload;
  void reply.code(304).removeHeader("content-type").removeHeader("content-length");
  return nothing();
}
