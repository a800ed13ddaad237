// Ends connections that are too slow: bodies that trickle in, answers that are not read. Node's own limits are one for all
// requests, which an upload needs to be an hour, and one for silence, which a byte a minute resets.
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Milliseconds, and bytes a second. */
const standard = {
  lookEvery: 1_000,
  /** For the whole of a body without files. */
  body: 15_000,
  /** The least average rate of a body with files, over `window`. */
  uploadRate: 4 * 1024,
  window: 15_000,
  /**
   * The least average rate, over `answerWindow`, of an answer that waits for its reader. The window is long, because a
   * kernel's buffer takes data in bursts, each larger than a slow reader reads in seconds.
   */
  answerRate: 2 * 1024,
  answerWindow: 60_000,
};
export type Pace = typeof standard;

/**
 * Watches the bytes of one direction: returns a function that says whether the client, while it was waited for during a
 * whole window, let fewer of them pass than `leastRate` a second.
 */
function watchRate(leastRate: number, window: number, bytesAtStart: number) {
  let before = bytesAtStart;
  let startedAt = performance.now();
  return (bytes: number, isWaiting: boolean): boolean => {
    const now = performance.now();
    if (isWaiting && now - startedAt < window) return false;
    const isSlow = isWaiting && bytes - before < (leastRate * window) / 1_000;
    [before, startedAt] = [bytes, now];
    return isSlow;
  };
}
type IsSlow = ReturnType<typeof watchRate>;

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly startedAt: number;
  readonly isReaderSlow: IsSlow;
  /** Set for a body that may contain files: it then has no time limit, but a minimum rate. */
  isUploadSlow?: IsSlow;
}

/**
 * Watches the exchanges of a server: calls `tooSlow` for one whose body arrives too slowly, and closes the connection
 * of one whose answer is read too slowly. Returns a function that marks a request as one with files.
 */
export function watchPace(
  server: Server,
  tooSlow: (request: IncomingMessage) => void,
  pace: Pace = standard,
): (request: IncomingMessage) => void {
  const underWay = new Map<Socket, Exchange>();
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    const exchange: Exchange = {
      request,
      response,
      startedAt: performance.now(),
      // A further request on the connection does not restart the window.
      isReaderSlow:
        underWay.get(socket)?.isReaderSlow ??
        watchRate(pace.answerRate, pace.answerWindow, socket.bytesWritten),
    };
    underWay.set(socket, exchange);
    response.once("close", () => {
      if (underWay.get(socket) === exchange) underWay.delete(socket);
    });
  });
  const isBodyTooSlow = ({ request, startedAt, isUploadSlow }: Exchange): boolean =>
    isUploadSlow
      ? // When the server itself does not read, the client is not too slow.
        isUploadSlow(request.socket.bytesRead, !request.complete && request.readableLength === 0)
      : !request.complete && performance.now() - startedAt > pace.body;
  const timer = setInterval(() => {
    for (const [socket, exchange] of underWay) {
      const { bytesWritten, writableLength } = socket;
      if (exchange.isReaderSlow(bytesWritten - writableLength, writableLength > 0))
        socket.destroy();
      else if (!exchange.response.headersSent && isBodyTooSlow(exchange)) tooSlow(exchange.request);
    }
  }, pace.lookEvery).unref();
  server.once("close", () => clearInterval(timer));
  return (request) => {
    const exchange = underWay.get(request.socket);
    if (exchange?.request === request)
      exchange.isUploadSlow ??= watchRate(pace.uploadRate, pace.window, request.socket.bytesRead);
  };
}
