// The folder to which mails are written instead of being sent.
import { readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Env } from "../env/env.ts";

const dayMs = 24 * 60 * 60 * 1_000;

export const getOutboxFolder = ({ dataDir }: Env): string => join(dataDir, "outbox");

export async function listMails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.map((name) => join(folder, name));
}

/** A listed mail with its text, under its final name if it was being written; undefined if it is deleted by now. */
export async function readMail(
  path: string,
): Promise<{ readonly path: string; readonly text: string } | undefined> {
  for (const place of new Set([path, path.replace(/\.part$/, "")])) {
    const text = await readFile(place, "utf8").catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error;
    });
    if (text !== undefined) return { path: place, text };
  }
  return undefined;
}

/** Deletes old mails, including partly written ones of killed processes. */
export async function deleteOldMails(env: Env, days: number): Promise<void> {
  for (const path of await listMails(getOutboxFolder(env))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > days * dayMs) await rm(path, { force: true });
  }
}
