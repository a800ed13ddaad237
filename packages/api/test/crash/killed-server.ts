// One server that is killed again and again, on a folder of its own, with people who work on it meanwhile.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startEmbedded } from "../../src/postgres/embedded-postgres.ts";
import { numbers } from "../hold/settings.ts";
import { findWrongs, inDatabase } from "./checks.ts";
import { clientOf } from "./client.ts";
import { customer } from "./customer.ts";
import { ageUploads, findLeftovers, type Whole } from "./files.ts";
import { Interrupted, Ledger } from "./ledger.ts";
import { endOf, freePort, killDatabase, startServer } from "./server-process.ts";
import { mover, saver, uploader, type Crew, type Worker } from "./workers.ts";

export interface KilledServer {
  /** Works, kills after `delay` ms, starts again and looks: answers what is wrong. */
  kill(delay: number, withDatabase: boolean, all: boolean): Promise<string[]>;
  /** Starts once more and looks at everything, and for what is left behind. */
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

/** Opens a server in `folder`; servers of all servers share the compiled modules in `cache`. */
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

  // Only who ends in peace leaves compiled modules to the next.
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
      await pause(delay);
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
    close: () => endOf(server, "SIGTERM"),
  };
}
