// Proves a backup: restores it into a database and a storage of its own, and compares every table.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../platform/database/db.ts";
import { migrate } from "../platform/database/migrate.ts";
import { fileColumns } from "../file-columns.ts";
import { allowStorage } from "../platform/files/storage-id.ts";
import { openFiles } from "../platform/files/stored-files.ts";
import { startEmbedded } from "../platform/postgres/embedded-postgres.ts";
import { readEnv } from "../platform/env/env.ts";
import { computeDigests } from "./backup.digest.ts";
import { checkBackup, readBackup } from "./backup.read.ts";
import type { Saved } from "./backup.write.ts";

const different = (what: string) =>
  new Error(`The backup does not restore what was saved: ${what}.`);

async function compare(dataDir: string, url: string, path: string, saved: Saved): Promise<void> {
  const { storage } = await checkBackup(path);
  const database = openDatabase(url, { queryTimeoutMs: 0 });
  try {
    await migrate(url);
    if (storage !== undefined) await allowStorage(database.db, storage);
    const files = await openFiles(readEnv({ DATA_DIR: dataDir }), database.db, fileColumns);
    const restored = await readBackup(database.pool, files, path);
    if (restored.files !== saved.files)
      throw different(`${restored.files} files of ${saved.files}`);
    const digests = await computeDigests(database.pool, saved.digests.keys());
    const others = [...saved.digests].filter(([table, digest]) => digests.get(table) !== digest);
    if (others.length > 0)
      throw different(`other rows in ${others.map(([table]) => table).join(", ")}`);
  } finally {
    await database.close();
  }
}

const signals = ["SIGHUP", "SIGINT", "SIGTERM"] as const;

/** `stopped` rejects when this process is told to stop, which then does not end it until `ignore` is called. */
function stopping() {
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  stopped.catch(() => undefined);
  const stop = (signal: string) => reject(new Error(`The verification was stopped by ${signal}.`));
  // Npm forwards each signal twice, so later ones are ignored too.
  for (const signal of signals) process.on(signal, stop);
  const ignore = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  return { stopped, ignore };
}

/** Throws when the backup `path` does not restore to what was saved. Needs room for all of it in the temporary folder. */
export async function verifyBackup(path: string, saved: Saved): Promise<void> {
  // Otherwise a database with a copy of everything would go on running.
  const { stopped, ignore } = stopping();
  const folder = await mkdtemp(join(tmpdir(), "lanyard-verify-"));
  const embedded = await startEmbedded(folder).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    ignore();
    throw error;
  });
  try {
    await Promise.race([compare(folder, embedded.url, path, saved), stopped]);
  } finally {
    await embedded.stop(true);
    for (const home of [folder, embedded.home])
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    ignore();
  }
}
