// A filled database with a server on it, and a company and accounts with the rights for the measured calls.
import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbedded } from "../../src/platform/postgres/embedded-postgres.ts";
import { hashPassword } from "../../src/platform/identity/passwords.ts";
import { endOf, freePort, startServer } from "../../test/crash/server-process.ts";
import { fill, tokens } from "../seed.ts";

export const signIn = { email: "person2@bench.test", password: "a password for measuring" };

export interface World {
  readonly base: string;
  readonly port: number;
  readonly folder: string;
  readonly client: Client;
  readonly serverPid: number;
  readonly postgresPid: number;
  /** Creates a database with `count` products on the same PostgreSQL. */
  filled(count: number): Promise<Client>;
  stop(): Promise<void>;
}

export async function openWorld(products: number): Promise<World> {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-capacity-"));
  const postgres = await startEmbedded(folder, { max_wal_size: "4GB" });
  const clients: Client[] = [];
  const connect = async (url: string) => {
    const client = new Client({ connectionString: url });
    await client.connect();
    clients.push(client);
    return client;
  };
  await fill(postgres.url, products);
  const client = await connect(postgres.url);
  await client.query("update users set password_hash = $1 where email = $2", [
    await hashPassword(signIn.password),
    signIn.email,
  ]);
  const dataDir = join(folder, "server");
  await mkdir(dataDir);
  const port = await freePort();
  const server = await startServer(dataDir, port, {
    DATABASE_URL: postgres.url,
    DEMO: "0",
    LOG_LEVEL: "error",
  });
  const [postmaster] = readFileSync(join(postgres.home, "cluster", "postmaster.pid"), "utf8").split(
    "\n",
  );
  return {
    base: `http://127.0.0.1:${port}`,
    port,
    folder,
    client,
    serverPid: server.pid ?? 0,
    postgresPid: Number(postmaster),
    async filled(count) {
      await client.query(`create database filled_${count}`);
      const url = new URL(postgres.url);
      url.pathname = `/filled_${count}`;
      await fill(url.href, count);
      return connect(url.href);
    },
    async stop() {
      for (const open of clients) await open.end();
      await endOf(server, "SIGTERM");
      await postgres.stop();
      const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 500 };
      await rm(folder, removal);
      if (!postgres.home.startsWith(folder)) await rm(postgres.home, removal);
    },
  };
}

/** Creates a company without licenses; returns its token. */
export async function newCompany(base: string): Promise<string> {
  const reply = await fetch(`${base}/api/admin/companies`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${tokens.admin}` },
    body: JSON.stringify({ name: "Buyer", email: "buyer@bench.test", country: "IT" }),
  });
  return ((await reply.json()) as { company_token: string }).company_token;
}
