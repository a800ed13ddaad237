// Keeps the console's files of this release and the one before in the database. A page that is open while a new release
// is installed can go on loading its parts from any server, and so can a new page that reaches an old server.
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { desc, eq, max, notInArray, sql } from "drizzle-orm";
import type { Db } from "../../database/db.ts";
import { consoleFiles } from "./releases.tables.ts";
import { getRendererPath } from "./renderer.ts";

const releasesMost = 2;
const releaseLock = 7_205_266;

/** Whether the name of a file contains the hash of its content. */
export const isHashed = (path: string): boolean =>
  /[/\\]assets[/\\](?:i18n[/\\])?[^/\\]+-[\w-]{8}\.\w+(?:\.br|\.gz)?$/.test(path);

/** The hashed files of a built console, by path. */
async function listPaths(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, "assets"), { recursive: true });
  return names
    .map((name) => `/assets/${name.replaceAll("\\", "/")}`)
    .filter((path) => isHashed(path) && !/\.(?:br|gz)$/.test(path))
    .toSorted();
}

async function readAsset(folder: string, path: string) {
  const packed = join(folder, `${path}.br`);
  const compressed = existsSync(packed);
  return {
    path,
    compressed,
    content: await readFile(compressed ? packed : join(folder, path)),
  };
}

/**
 * Stores the files of this release, and keeps those of the latest earlier one. Call it before the console of this
 * folder is served.
 */
export async function keepRelease(db: Db, folder: string): Promise<void> {
  if (!existsSync(getRendererPath(folder))) return;
  const paths = await listPaths(folder);
  const release = createHash("sha256").update(paths.join("\n")).digest("base64url");
  const isRelease = eq(consoleFiles.release, release);
  const latest = (tx: Pick<Db, "select">, limit: number) =>
    tx
      .select({ release: consoleFiles.release })
      .from(consoleFiles)
      .groupBy(consoleFiles.release)
      .orderBy(desc(max(consoleFiles.startedAt)))
      .limit(limit);
  if ((await latest(db, 1))[0]?.release === release) return;
  const files = await Promise.all(paths.map((path) => readAsset(folder, path)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${releaseLock})`);
    await tx.delete(consoleFiles).where(isRelease);
    await tx
      .insert(consoleFiles)
      .values(files.map((file) => ({ release, ...file, startedAt: sql`clock_timestamp()` })));
    const remaining = await latest(tx, releasesMost);
    await tx.delete(consoleFiles).where(
      notInArray(
        consoleFiles.release,
        remaining.map((row) => row.release),
      ),
    );
  });
}

export interface ReleasedFile {
  readonly content: Buffer;
  /** Whether the content is compressed with brotli. */
  readonly compressed: boolean;
}

/** A hashed file of one of the stored releases. */
export async function releasedFile(db: Db, path: string): Promise<ReleasedFile | undefined> {
  const [file] = await db
    .select({ content: consoleFiles.content, compressed: consoleFiles.compressed })
    .from(consoleFiles)
    .where(eq(consoleFiles.path, path))
    .limit(1);
  return file;
}
