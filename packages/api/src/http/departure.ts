// How a server goes: it says so, stops listening, gives every connection its last answer, and ends what is left.
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** How long a connection without a request may still send one: it may be on its way. */
const requestOnItsWay = 1_000;
const lookEvery = 50;

export interface Departure {
  /** Whether requests are better sent elsewhere; they are served all the same. */
  isAnnounced(): boolean;
  announce(): void;
  /**
   * Listens no longer; every answer is the last of its connection. Resolves when all connections have ended, which
   * those are made to that last longer than `withinMs`.
   */
  complete(withinMs: number): Promise<void>;
}

/** Call it before the server listens. */
export function departureOf(server: Server): Departure {
  const sockets = new Set<Socket>();
  const responses = new Set<ServerResponse>();
  let announced = false;
  let leaving = false;
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.prependListener("request", (_request, response) => {
    // Limits, figures and every stream of a file want to know when an answer ends: more than the ten that Node warns at.
    response.setMaxListeners(20);
    if (leaving) response.shouldKeepAlive = false;
    responses.add(response);
    response.once("close", () => responses.delete(response));
  });

  function endIdle(): void {
    server.closeIdleConnections();
    // Node does not count those as idle that have not sent anything yet.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  }

  /** Until none is left or the time is over. */
  async function wait(ms: number, meanwhile: () => void = () => undefined): Promise<void> {
    const until = performance.now() + ms;
    while (sockets.size > 0 && performance.now() < until) {
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
      // Not the HTTP server's own `close`: it ends idle connections at once, and with them requests on their way.
      NetServer.prototype.close.call(server);
      await wait(Math.min(requestOnItsWay, withinMs));
      await wait(withinMs - requestOnItsWay, endIdle);
      server.closeAllConnections();
      await wait(requestOnItsWay);
    },
  };
}
