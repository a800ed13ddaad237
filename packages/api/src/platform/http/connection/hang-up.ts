// Clients that disconnect before their answer: their work is cancelled, and it is not logged as an error.
import type { FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../../refuse.ts";

/** A refusal that no client receives. */
const hungUp = refuse("unreadable", { key: "request.unreadable" });

/**
 * Aborts when the client disconnects before its answer, or half-closes: the server cannot tell the two apart until it
 * sends something, and does no expensive work for a client that may be gone.
 */
export function createHangUpSignal({ raw }: FastifyReply): AbortSignal {
  const hangUp = new AbortController();
  const { socket } = raw.req;
  const look = () => {
    socket.off("end", look);
    if (!raw.writableFinished) hangUp.abort(hungUp);
  };
  if (raw.destroyed || socket.readableEnded) look();
  else {
    raw.once("close", look);
    socket.once("end", look);
  }
  return hangUp.signal;
}

/** Errors of Node's streams for a request that ended too early. */
const isAborted = (error: unknown): boolean =>
  error instanceof Error &&
  (error.message === "aborted" || ("code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"));

/** Whether this error means that the client disconnected: during the body, or before the server had read all of it. */
export const isHangUp = (error: unknown, { raw }: FastifyRequest): boolean =>
  error === hungUp ||
  (error instanceof Error && error.cause === hungUp) ||
  (raw.destroyed && !raw.complete) ||
  (raw.socket.destroyed && isAborted(error));
