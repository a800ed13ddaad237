// Ends connections that are too slow: bodies that trickle in, answers that are not read.
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

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Whether the body may contain files: it then has no time limit, but a minimum rate. */
  isUpload: boolean;
  begun: number;
  /** The bytes received when the current window began. */
  received: number;
  windowBegun: number;
  readonly reading: Reading;
}

/** The progress of a connection's reader. */
interface Reading {
  /** The bytes that the kernel had taken when the current window began. */
  gone: number;
  windowBegun: number;
}

/** Whether the server waits for more of the body. When the server itself does not read, the client is not too slow. */
const isWaiting = ({ request }: Exchange): boolean =>
  !request.complete && request.readableLength === 0;

function isBodyTooSlow(exchange: Exchange, socket: Socket, now: number, pace: Pace): boolean {
  if (!exchange.isUpload) return !exchange.request.complete && now - exchange.begun > pace.body;
  if (!isWaiting(exchange)) {
    exchange.received = socket.bytesRead;
    exchange.windowBegun = now;
    return false;
  }
  if (now - exchange.windowBegun < pace.window) return false;
  const isSlow = socket.bytesRead - exchange.received < (pace.uploadRate * pace.window) / 1_000;
  exchange.received = socket.bytesRead;
  exchange.windowBegun = now;
  return isSlow;
}

function isAnswerTooSlow(reading: Reading, socket: Socket, now: number, pace: Pace): boolean {
  const gone = socket.bytesWritten - socket.writableLength;
  const isWaited = socket.writableLength > 0;
  if (isWaited && now - reading.windowBegun < pace.answerWindow) return false;
  const isSlow = gone - reading.gone < (pace.answerRate * pace.answerWindow) / 1_000;
  reading.gone = gone;
  reading.windowBegun = now;
  return isWaited && isSlow;
}

/**
 * Watches the exchanges of a server: calls `tooSlow` for one whose body arrives too slowly, and closes the connection
 * of one whose answer is read too slowly. Returns a function that marks a request as one with files.
 */
export function watchPace(
  server: Server,
  tooSlow: (request: IncomingMessage, response: ServerResponse) => void,
  pace: Pace = standard,
): (request: IncomingMessage) => void {
  const underWay = new Map<Socket, Exchange>();
  server.prependListener("request", (request, response) => {
    const { socket } = request;
    const now = performance.now();
    const exchange = {
      request,
      response,
      isUpload: false,
      begun: now,
      received: socket.bytesRead,
      windowBegun: now,
      // A further request on the connection does not restart the window.
      reading: underWay.get(socket)?.reading ?? { gone: socket.bytesWritten, windowBegun: now },
    };
    underWay.set(socket, exchange);
    response.once("close", () => {
      if (underWay.get(socket) === exchange) underWay.delete(socket);
    });
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, exchange] of underWay)
      if (isAnswerTooSlow(exchange.reading, socket, now, pace)) socket.destroy();
      else if (!exchange.response.headersSent && isBodyTooSlow(exchange, socket, now, pace))
        tooSlow(exchange.request, exchange.response);
  }, pace.lookEvery).unref();
  server.once("close", () => clearInterval(timer));
  return (request) => {
    const exchange = underWay.get(request.socket);
    if (exchange?.request === request) exchange.isUpload = true;
  };
}
