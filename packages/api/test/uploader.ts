// A listening server with one call that accepts every kind of file, and a record of what its handler received.
import { readdir } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { call, ok, submissionFiles } from "@lanyard/contract";
import { eq } from "drizzle-orm";
import * as z from "zod/mini";
import { users } from "../src/features/account/account.tables.ts";
import { buildShell } from "../src/app.ts";
import { fileRoutes } from "../src/platform/http/files/files.routes.ts";
import { okAnswer, route } from "../src/platform/http/call/route.ts";
import type { Uploads } from "../src/platform/files/uploads.ts";
import { testApp, type TestApp } from "./harness.ts";

const upload = call({
  id: "test.upload",
  method: "POST",
  path: "/upload",
  who: "anyone",
  summary: "Takes every kind of file",
  body: z.record(z.string(), z.unknown()),
  files: submissionFiles,
  output: ok,
});

export interface Uploader {
  readonly app: TestApp;
  /** http://127.0.0.1:port */
  readonly base: string;
  readonly port: number;
  /** What the handler received from the last request. */
  seen: Uploads;
  /** Whether the handler references its file in a table, so that the file is kept. */
  keeps: boolean;
  /** Sends a form with these files. */
  send(files: Readonly<Record<string, File>>): Promise<{
    status: number;
    body: { error: string; problems: { field: string; key: string }[] };
  }>;
  /** Names of all files on disk. */
  stored(): Promise<string[]>;
  close(): Promise<void>;
}

export async function openUploader(): Promise<Uploader> {
  const app = await testApp();
  const shell = await buildShell(app, "silent");
  fileRoutes(shell);
  const uploader: Uploader = {
    app,
    base: "",
    port: 0,
    seen: {},
    keeps: false,
    async send(files) {
      const body = new FormData();
      for (const [name, value] of Object.entries(files)) body.append(name, value);
      const headers = { "accept-language": "en" };
      const reply = await fetch(`${this.base}/upload`, { method: "POST", body, headers });
      return { status: reply.status, body: (await reply.json()) as never };
    },
    async stored() {
      const folder = join(app.dataDir, "files");
      const entries = await readdir(folder, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    async close() {
      await shell.close();
      await app.close();
    },
  };
  route(shell, upload, async ({ uploads }) => {
    uploader.seen = uploads;
    const [file] = Object.values(uploads).flat();
    if (uploader.keeps && file)
      await app.db.update(users).set({ avatar: file.key }).where(eq(users.username, "creator"));
    return okAnswer;
  });
  const base = await shell.listen({ port: 0, host: "127.0.0.1" });
  return Object.assign(uploader, { base, port: (shell.server.address() as AddressInfo).port });
}
