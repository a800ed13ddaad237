// A server of its own for a check, with the demo's data, and the requests that people make of it most.
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endOf, freePort, startServer } from "../crash/victim.ts";
import { written } from "./load.ts";

export const print = (line: string) => process.stdout.write(`${line}\n`);

/** Starts a server on a folder of its own; `stop` ends it and removes the folder. */
export async function openVictim(name: string, variables: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), `lanyard-${name}-`));
  const dataDir = join(folder, "data");
  await mkdir(dataDir);
  const port = await freePort();
  const server = await startServer(dataDir, port, { LOG_LEVEL: "error", ...variables });
  const base = `http://127.0.0.1:${port}`;
  const reply = await fetch(`${base}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "creator@demo.test", password: "demo-password" }),
  });
  const { token } = (await reply.json()) as { token: string };
  const stop = async () => {
    await endOf(server, "SIGTERM");
    await rm(folder, { recursive: true, force: true });
  };
  return { server, port, base, token, dataDir, stop };
}

/** What a console and a store ask all day. */
export const usualRequests = (token: string): string[] => {
  const authorization = `Bearer ${token}`;
  const company = { company_token: "demo-company-token" };
  return [
    written("GET", "/api/products?limit=20", { authorization }),
    written("GET", "/api/public/products?limit=20"),
    written("GET", "/api/users/me", { authorization }),
    written("POST", "/api/products/filter?limit=20", {}, { ...company, filter: "a" }),
    written("POST", "/api/licenses/getinstalled", {}, company),
    written("GET", "/api/menu"),
  ];
};
