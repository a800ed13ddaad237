// A separate server with demo data for a check, and its most common requests.
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOf, freePort, logOf, startServer } from "../crash/server-process.ts";
import { written } from "./load.ts";

export const print = (line: string) => process.stdout.write(`${line}\n`);

/** Folder for the demo data, which the first check of a run creates and the others copy, because copying is faster. */
const filled = process.env["HOLD_FILLED"];

async function fill(dataDir: string, like: string): Promise<void> {
  if (!existsSync(like)) {
    await mkdir(like);
    await endOf(await startServer(like, await freePort()), "SIGTERM");
  }
  // When PostgreSQL runs under its own account, the database may be elsewhere; then there is nothing to copy.
  if (!existsSync(join(like, "postgres", "cluster"))) return;
  // Without the log, in which a check would find the troubles of another server's start and stop.
  const filter = (path: string) => path !== logOf(like);
  await cp(like, dataDir, { recursive: true, filter });
}

/** Starts a server on its own folder; `stop` ends it and removes the folder. */
export async function openServer(name: string, variables: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), `lanyard-${name}-`));
  const dataDir = join(folder, "data");
  await mkdir(dataDir);
  if (filled !== undefined && variables["DATABASE_URL"] === undefined) await fill(dataDir, filled);
  const port = await freePort();
  const server = await startServer(dataDir, port, { LOG_LEVEL: "error", ...variables });
  const base = `http://127.0.0.1:${port}`;
  const login = async (email: string): Promise<string> => {
    const reply = await fetch(`${base}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "demo-password" }),
    });
    return ((await reply.json()) as { token: string }).token;
  };
  const token = await login("creator@demo.test");
  const stop = async () => {
    await endOf(server, "SIGTERM");
    await rm(folder, { recursive: true, force: true });
  };
  return { server, port, base, token, login, dataDir, stop };
}

interface Card {
  readonly product_id: number;
  readonly submission_id: number;
}

/** The most common requests of console and store pages: lists, products, builds, and the current user. */
export async function usualRequests(base: string, token: string): Promise<string[]> {
  const authorization = `Bearer ${token}`;
  const company = { company_token: "demo-company-token" };
  const firstOf = async (path: string): Promise<Card> => {
    const reply = await fetch(base + path, { headers: { authorization } });
    const [card] = (await reply.json()) as Card[];
    if (!card) throw new Error(`${path} is empty`);
    return card;
  };
  const own = await firstOf("/api/products");
  const onSale = await firstOf("/api/public/products");
  const product = `/api/products/${own.product_id}`;
  return [
    written("GET", "/api/users/me", { authorization }),
    written("GET", "/api/products", { authorization }),
    written("GET", product, { authorization }),
    written("GET", `${product}/submissions/${own.submission_id}`, { authorization }),
    written("GET", "/api/menu"),
    written("GET", "/api/public/products"),
    written("GET", `/api/public/products/${onSale.product_id}`),
    written("POST", "/api/products/filter", {}, { ...company, filter: "a" }),
    written("POST", "/api/licenses/getinstalled", {}, company),
  ];
}
