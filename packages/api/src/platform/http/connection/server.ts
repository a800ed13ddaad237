// The HTTP server under Fastify: refuses calls without a free slot, ends requests that are too slow, and leaves no
// connection stuck.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { retryAfterSeconds, type Admission, type Release } from "./admission.ts";
import { findAddress, toClient, type Trust } from "./client.ts";
import { hasBody, lacksHost, repeatsSingle, withoutOrigin } from "./head.ts";
import { watchPace, type Pace } from "./pace.ts";
import { answerOnSocket, answerPlainly, plainRefusal } from "./plain-answer.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** Milliseconds. */
const headersTimeout = 10_000;
/** For the largest upload over a slow connection; `watchPace` checks its progress. */
const requestTimeout = 60 * 60_000;
/** Longer than the minute that proxies keep a connection for. */
const keepAlive = 72_000;
/** How long the server reads the rest of a refused body, so that its sender gets the refusal instead of a reset. */
const lingerMs = 3_000;
/**
 * How many requests a connection may send before it reads the first answer; browsers and proxies send one. Node itself
 * stops reading only when the answers fill its buffers: small requests had thousands of answers made by then.
 */
const mostUnsent = 8;
/** Bodies up to this length are read to their end, because they are already on their way. */
const briefBody = 64 * 1024;

const retryAfter = { "retry-after": String(retryAfterSeconds) };
const refusals = {
  unavailable: plainRefusal("unavailable", "server.unavailable", { headers: retryAfter }),
  too_many: plainRefusal("too_many", "request.too_many", {
    params: { seconds: retryAfterSeconds },
    headers: retryAfter,
  }),
};
const close = { connection: "close" };
const tooSlow = plainRefusal("timeout", "request.too_slow", { headers: close });
const unreadable = plainRefusal("unreadable", "request.unreadable", { headers: close });
const unknownExpectation = plainRefusal("unreadable", "request.unreadable", {
  status: 417,
  headers: close,
});
const headersTooLarge = plainRefusal("too_large", "request.headers_too_large", {
  status: 431,
  headers: close,
});

/** Slots taken before Fastify got the request, until its handler takes them over or the request is answered. */
const slots = new WeakMap<IncomingMessage, Release>();

/** The slot of a complete request: the one that it already has, or a new one. The caller has to release it. */
export function takeSlot(
  admission: Admission,
  request: IncomingMessage,
  address: string,
): ReturnType<Admission["enter"]> {
  const slot = slots.get(request);
  slots.delete(request);
  return slot ?? admission.enter(toClient(address));
}

/** Call it when the answer is complete, so that slow readers hold no slot. */
export const releaseSlot = (request: IncomingMessage): void => slots.get(request)?.();

/**
 * Whether the answer comes during a body that is too long to read to its end: the connection then ends with the answer.
 */
export const endsConnection = (request: IncomingMessage): boolean =>
  !request.complete &&
  hasBody(request) &&
  !(Number(request.headers["content-length"]) <= briefBody);

/**
 * After the answer, reads and discards the rest of the body. A connection that then ends is closed on our side only,
 * until the client has received the answer: closing it fully would reset it while data is still arriving, and lose the
 * answer.
 */
function linger(request: IncomingMessage, response: ServerResponse): void {
  if (request.complete || !hasBody(request)) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once("close", () => clearTimeout(timer));
  request.once("end", () => {
    clearTimeout(timer);
    if (!response.shouldKeepAlive) socket.destroy();
  });
  if (!response.shouldKeepAlive) socket.destroySoon = () => void socket.end();
  request.unpipe();
  request.resume();
}

/** The Accept-Language of a connection's last request. */
const languages = new WeakMap<Socket, string>();

/** Answers requests that Node itself refuses, in the shape of every other refusal. */
export function answerBroken(error: Error & { readonly code?: string }, socket: Socket): void {
  const language = languages.get(socket);
  if (error.code === "ECONNRESET" || !socket.writable) socket.destroy();
  else if (error.code === "HPE_HEADER_OVERFLOW") answerOnSocket(socket, headersTooLarge(language));
  else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") answerOnSocket(socket, tooSlow(language));
  else answerOnSocket(socket, unreadable(language));
}

export interface Guarded {
  readonly server: Server;
  /** Call it for a request that may contain files: its body may take longer, as long as it keeps arriving. */
  readonly expectFiles: (request: IncomingMessage) => void;
}

/** The number of a connection's answers that are not sent yet. */
const unsent = new WeakMap<Socket, number>();

/** Whether a connection keeps sending requests without reading the answers, which would fill our memory. */
function isTooFarAhead({ socket }: IncomingMessage, response: ServerResponse): boolean {
  const count = (unsent.get(socket) ?? 0) + 1;
  unsent.set(socket, count);
  response.once("close", () => unsent.set(socket, unsent.get(socket)! - 1));
  return count > mostUnsent;
}

/**
 * Creates the server. Calls without a body take their slot here; calls with one are refused here if none is free, and
 * take theirs (`takeSlot`) when the body is complete. A refusal before Fastify costs a fifth of one by its error handler.
 */
export function guardedServer(
  handler: Handler,
  admission: Admission,
  trust: Trust,
  pace?: Pace,
): Guarded {
  /** The clients of connections without a proxy in front, so that each address is parsed once. */
  const direct = new WeakMap<Socket, string>();
  const findClient = (request: IncomingMessage): string => {
    if (request.headers["x-forwarded-for"] !== undefined)
      return toClient(findAddress(request, trust));
    const client = direct.get(request.socket) ?? toClient(request.socket.remoteAddress ?? "");
    direct.set(request.socket, client);
    return client;
  };
  const server = createServer(
    {
      optimizeEmptyRequests: true,
      // `lacksHost` checks this, because Node's own answer has no text.
      requireHostHeader: false,
      headersTimeout: headersTimeout,
      requestTimeout: requestTimeout,
      keepAliveTimeout: keepAlive,
      connectionsCheckingInterval: 1_000,
    },
    (request, response) => {
      if (isTooFarAhead(request, response)) return request.socket.destroy();
      response.once("prefinish", () => linger(request, response));
      const language = request.headers["accept-language"];
      if (language !== undefined) languages.set(request.socket, language);
      if (repeatsSingle(request) || lacksHost(request))
        return answerPlainly(response, unreadable(request.headers["accept-language"]));
      request.url = withoutOrigin(request.url);
      if (!request.url.startsWith("/api/")) return handler(request, response);
      const client = findClient(request);
      const slot = hasBody(request) ? admission.refusal(client) : admission.enter(client);
      if (slot === undefined) return handler(request, response);
      if (typeof slot === "string") {
        if (endsConnection(request)) response.shouldKeepAlive = false;
        return answerPlainly(response, refusals[slot](request.headers["accept-language"]));
      }
      slots.set(request, slot);
      response.once("close", () => releaseSlot(request));
      return handler(request, response);
    },
  );
  // Missing in Node's types. Without it a client that half-closes after a whole request gets no answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    response.once("prefinish", () => linger(request, response));
    answerPlainly(response, unknownExpectation(request.headers["accept-language"]));
  });
  const expectFiles = watchPace(
    server,
    ({ socket, headers }) => answerOnSocket(socket, tooSlow(headers["accept-language"])),
    pace,
  );
  return { server, expectFiles };
}
