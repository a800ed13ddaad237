// Requests to the server under test. Distinguishes requests cut off by a kill from refused ones.
import type { BodyAt, Method } from "../reply.ts";
import { requestOf } from "../request.ts";
import { Interrupted } from "./ledger.ts";

export interface Client {
  /** Throws Interrupted when the server is gone, an Error when it refuses the request. */
  send<M extends Method, Path extends string>(
    token: string,
    method: M,
    path: Path,
    body?: object | FormData,
  ): Promise<BodyAt<M, Path>>;
  /** Status and bytes of any URL. */
  fetch(path: string): Promise<{ status: number; bytes: Uint8Array }>;
}

/** A server that keeps silent for longer hangs, also on a busy machine. */
const answersWithinMs = 120_000;

async function reach<T>(ask: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const signal = AbortSignal.timeout(answersWithinMs);
  try {
    return await ask(signal);
  } catch (error) {
    if (signal.aborted) throw new Error("the server does not answer", { cause: error });
    throw new Interrupted("the server is gone", { cause: error });
  }
}

export function clientOf(origin: string): Client {
  return {
    async send<M extends Method, Path extends string>(
      token: string,
      method: M,
      path: Path,
      body?: object | FormData,
    ) {
      const { status, text } = await reach(async (signal) => {
        const reply = await fetch(origin + path, { ...requestOf(method, token, body), signal });
        return { status: reply.status, text: await reply.text() };
      });
      // The server answers 503 when its database has just died; it has acknowledged nothing then.
      if (status === 503) throw new Interrupted("the database is gone");
      if (status !== 200) throw new Error(`${method} ${path}: ${status} ${text}`);
      return JSON.parse(text) as BodyAt<M, Path>;
    },
    fetch: (path) =>
      reach(async (signal) => {
        const reply = await fetch(origin + path, { signal });
        return { status: reply.status, bytes: new Uint8Array(await reply.arrayBuffer()) };
      }),
  };
}
