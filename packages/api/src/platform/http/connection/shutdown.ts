// The graceful shutdown of a server: announces it, stops listening, answers the requests received, and ends what is
// left.
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How long (ms) a connection may still deliver a request that is in transit. */
const requestOnItsWay = 1_000;
const lookEvery = 50;

export interface Shutdown {
  /** Whether load balancers should send requests elsewhere; requests that still come are served. */
  isAnnounced(): boolean;
  announce(): void;
  /**
   * Stops listening, and ends each connection with its next answer. Resolves when all have ended; connections that take
   * longer than `withinMs` are cut off.
   */
  complete(withinMs: number): Promise<void>;
}

/** Call it before the server listens. */
export function createShutdown(server: Server): Shutdown {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let announced = false;
  let leaving = false;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_request, response) => {
    // Limits, metrics and every stream of a file add a listener for its end: more than the ten that Node warns about.
    response.setMaxListeners(20);
    if (leaving) response.shouldKeepAlive = false;
    responses.add(response);
    response.once("close", () => responses.delete(response));
  });

  function endIdle(): void {
    server.closeIdleConnections();
    // Node does not count a connection that has not sent anything yet as idle.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Waits until no connection is left, or the time is over. */
  async function wait(ms: number, meanwhile: () => void = () => undefined): Promise<void> {
    const deadline = performance.now() + ms;
    while (sockets.size > 0 && performance.now() < deadline) {
      meanwhile();
      await pause(lookEvery);
    }
  }

  return {
    isAnnounced: () => announced,
    announce: () => {
      announced = true;
    },
    async complete(withinMs) {
      announced = true;
      leaving = true;
      for (const response of responses) if (!response.headersSent) response.shouldKeepAlive = false;
      // The HTTP server's own `close` would end idle connections at once, and lose requests on their way.
      NetServer.prototype.close.call(server);
      await wait(Math.min(requestOnItsWay, withinMs));
      await wait(withinMs - requestOnItsWay, endIdle);
      server.closeAllConnections();
      await wait(requestOnItsWay);
    },
  };
}
