// A server in its own folder that is killed repeatedly while simulated people work on it.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbedded } from "../../src/platform/postgres/embedded-postgres.ts";
import { numbers } from "../hold/settings.ts";
import { findWrongs, inDatabase } from "./checks.ts";
import { clientOf } from "./client.ts";
import { customer } from "./customer.ts";
import { ageUploads, findLeftovers, type Whole } from "./files.ts";
import { Interrupted, Ledger } from "./ledger.ts";
import { endOf, freePort, killDatabase, startServer } from "./server-process.ts";
import { mover, saver, uploader, type Crew, type Worker } from "./workers.ts";

export interface KilledServer {
  /** Lets people work, kills the server after `delay` ms, restarts it and checks it; returns the problems. */
  kill(delay: number, withDatabase: boolean, all: boolean): Promise<string[]>;
  /** Checks everything, restarts once more and looks for leftovers; returns the problems. */
  last(): Promise<string[]>;
  readonly ledger: Ledger;
  close(): Promise<void>;
}

async function work(worker: Worker, crew: Crew): Promise<string | undefined> {
  try {
    for (;;) await worker(crew);
  } catch (error) {
    return error instanceof Interrupted ? undefined : String(error);
  }
}

/** Opens a server in `folder`; all servers share the compiled modules in `cache`. */
export async function openKilledServer(
  folder: string,
  cache: string,
  seed: number,
): Promise<KilledServer> {
  const dataDir = join(folder, "data");
  await mkdir(dataDir, { recursive: true });
  const port = await freePort();
  const start = () => startServer(dataDir, port, { NODE_COMPILE_CACHE: cache });
  const client = clientOf(`http://127.0.0.1:${port}`);
  const tokenOf = async (email: string): Promise<string> => {
    const account = { email, password: "demo-password", remember_me: true };
    return (await client.send("", "POST", "/api/login", account)).token;
  };

  // Node only writes its compile cache on a clean exit, so the first run ends with SIGTERM.
  await endOf(await start(), "SIGTERM");
  let server = await start();
  const place = await startEmbedded(dataDir);
  const { home } = place;
  await place.stop();
  const crew: Crew = {
    client,
    ledger: new Ledger(),
    random: numbers(seed),
    companyToken: "demo-company-token",
    creator: await tokenOf("creator@demo.test"),
    admin: await tokenOf("admin@demo.test"),
  };
  const kinds = [saver, uploader, mover, customer];
  const workers = [...kinds, ...kinds].map((kind) => kind());
  const whole: Whole = new Map();

  return {
    ledger: crew.ledger,
    async kill(delay, withDatabase, all) {
      const running = workers.map((worker) => work(worker, crew));
      const before = crew.ledger.acknowledged;
      await pause(delay);
      // On a busy machine nothing may be written by then, and a kill would lose nothing.
      for (let n = 0; n < 600 && crew.ledger.acknowledged === before; n += 1) await pause(50);
      if (withDatabase) killDatabase(home);
      await endOf(server, "SIGKILL");
      const refusals = (await Promise.all(running)).filter((problem) => problem !== undefined);
      server = await start();
      return [...refusals, ...(await findWrongs(crew, dataDir, { all, whole }))];
    },
    async last() {
      whole.clear();
      const wrong = await findWrongs(crew, dataDir, { all: true, whole });
      await endOf(server, "SIGKILL");
      await ageUploads(dataDir);
      server = await start();
      return [...wrong, ...(await inDatabase(dataDir, (db) => findLeftovers(dataDir, db)))];
    },
    async close() {
      const hasEnded = server.exitCode !== null || server.signalCode !== null;
      await endOf(server, "SIGTERM");
      // A server that was killed, and did not start again, leaves its database running.
      if (hasEnded) await (await startEmbedded(dataDir)).stop(true);
    },
  };
}
