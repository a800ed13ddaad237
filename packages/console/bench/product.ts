// Runs the built product with demo data on its own server, and signs in there.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { documentCookie } from "@lanyard/contract";
import type { Connection } from "../src/auth/company-connection.ts";

export interface Product {
  readonly url: string;
  readonly folder: string;
  close(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** `settings` are environment variables besides the common ones. */
export async function openProduct(
  settings: Readonly<Record<string, string>> = {},
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-bench-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const main = fileURLToPath(new URL("../../api/dist/server.js", import.meta.url));
  const server = spawn(process.execPath, [main], {
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      PORT: String(port),
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DEMO: "1",
      ...settings,
    },
  });
  const close = async () => {
    if (server.exitCode === null && server.kill("SIGTERM")) await once(server, "exit");
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null) throw new Error("The server did not start");
    await pause(50);
  }
  return { url, folder, close };
}

export interface Session {
  readonly token: string;
  readonly username: string;
  readonly role: string;
  /** The session's public id and the value of its cookie for documents; undefined for a session without the cookie. */
  readonly document?: { readonly id: string; readonly cookie: string };
}

export async function signIn(url: string, email: string): Promise<Session> {
  const reply = await fetch(`${url}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: "demo-password" }),
  });
  if (!reply.ok) throw new Error(`login: ${reply.status} ${await reply.text()}`);
  const cookies = reply.headers.getSetCookie().map((line) => line.split(/[=;]/, 2));
  const cookie = cookies.find(([name]) => name === documentCookie)?.[1];
  if (!cookie) throw new Error("login: no cookie for documents");
  const { session_id: id, ...session } = (await reply.json()) as Session & { session_id: string };
  return { ...session, document: { id, cookie } };
}

/** The server's response to a signed-in user. */
export async function ask<T>(url: string, path: string, { token }: Session): Promise<T> {
  const reply = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return (await reply.json()) as T;
}

/** The server's response to a company. */
export async function askAsCompany<T>(url: string, path: string, token: string): Promise<T> {
  const body = new URLSearchParams({ company_token: token, user_token: "bench" });
  const reply = await fetch(`${url}${path}`, { method: "POST", body });
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`);
  return (await reply.json()) as T;
}

export const connect = async (url: string, token: string): Promise<Connection> => ({
  token,
  company: await askAsCompany(url, "/api/company", token),
});
