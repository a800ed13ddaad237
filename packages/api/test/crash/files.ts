// Stored files after a crash: intact, complete, and none without a reference or a pin.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat, utimes } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { getPictureKey } from "../../src/platform/files/renditions.ts";
import type { Client as Postgres } from "pg";
import sharp from "sharp";
import type { Client } from "./client.ts";

/** Files found intact, by path, with their size, time and inode at that time. */
export type Whole = Map<string, string>;

const referencedKeys = `select key from (select unnest(array[icon, banner, archive, sql_script]) as key from submissions union select image from screenshots union select avatar from users) f where key <> ''`;
const pinned = "select key from file_pins";
const dayMs = 86_400_000;

const keysOf = async (db: Postgres, query: string): Promise<string[]> =>
  (await db.query<{ key: string }>(query)).rows.map(({ key }) => key);

/** Paths of stored files, and of unfinished uploads. */
async function stored(dataDir: string): Promise<{ stored: string[]; staged: string[] }> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== "storage-id")
    .map((one) => join(one.parentPath, one.name));
  const isStaged = (path: string) => basename(join(path, "..")) === "staging";
  return { stored: paths.filter((path) => !isStaged(path)), staged: paths.filter(isStaged) };
}

async function isNamedByHash(path: string): Promise<boolean> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return basename(path).startsWith(`${hash.digest("hex")}.`);
}

/** A rendition is named after its picture's hash, so its own content is checked by decoding it. */
const isDecodable = (path: string): Promise<boolean> =>
  sharp(path, { failOn: "truncated" })
    .stats()
    .then(
      () => true,
      () => false,
    );

/** The key that tables use: they refer to the picture, not to its renditions. */
const ownerOf = (name: string): string => getPictureKey(name) ?? name;

/** Whether the file is intact; only reads files that are new or have changed since the last check. */
async function isWhole(path: string, whole: Whole): Promise<boolean> {
  const stats = await stat(path).catch(() => undefined);
  // The cleanup of the server that has just started deleted it.
  if (!stats) return true;
  const look = `${stats.size} ${stats.mtimeMs} ${stats.ino}`;
  if (whole.get(path) === look) return true;
  const isRight = getPictureKey(basename(path)) === undefined ? isNamedByHash : isDecodable;
  if (!(await isRight(path))) return false;
  whole.set(path, look);
  return true;
}

/** Stored files match their names, each is referenced by a table or pinned, and no unfinished upload is served. */
export async function checkFiles(
  client: Client,
  dataDir: string,
  db: Postgres,
  whole: Whole,
): Promise<string[]> {
  // The tables are read first: in the meantime the server may delete pinned files, but never referenced ones.
  const after = new Set(await keysOf(db, pinned));
  const owned = await keysOf(db, referencedKeys);
  const { stored: paths, staged } = await stored(dataDir);
  const wrong: string[] = [];
  for (const path of paths)
    if (!(await isWhole(path, whole))) wrong.push(`the file ${basename(path)} is not whole`);
  const there = new Set(paths.map((path) => basename(path)));
  for (const key of owned)
    if (!there.has(key)) wrong.push(`the file ${key} is named by a table and missing`);
  const owners = new Set(owned);
  for (const key of there)
    if (!owners.has(ownerOf(key)) && !after.has(ownerOf(key)))
      wrong.push(`the file ${key} is nobody's`);
  for (const name of staged.map((path) => basename(path)))
    for (const path of [`/files/${name}`, `/files/staging/${name}`])
      if ((await client.fetch(path)).status !== 404)
        wrong.push(`${path} serves an upload under way`);
  return wrong;
}

/** Backdates unfinished uploads by two days, so that the next server removes them at its start. */
export async function ageUploads(dataDir: string): Promise<void> {
  const then = new Date(Date.now() - 2 * dayMs);
  for (const path of (await stored(dataDir)).staged) await utimes(path, then, then);
}

async function leftovers(dataDir: string, db: Postgres): Promise<string[]> {
  const pins = await keysOf(db, pinned);
  const owners = new Set(await keysOf(db, referencedKeys));
  const { stored: paths, staged } = await stored(dataDir);
  return [
    ...pins.map((key) => `the pin of ${key} is never taken off`),
    ...paths
      .filter((path) => !owners.has(ownerOf(basename(path))))
      .map((path) => `${path} is nobody's`),
    ...staged.map((path) => `${path} is never removed`),
  ];
}

/** What a newly started server fails to remove although no table refers to it. */
export async function findLeftovers(dataDir: string, db: Postgres): Promise<string[]> {
  let left = await leftovers(dataDir, db);
  // The server only starts cleaning up after it has begun to serve.
  for (let tries = 0; tries < 600 && left.length > 0; tries += 1) {
    await pause(50);
    left = await leftovers(dataDir, db);
  }
  return left;
}
