// Stored files after a crash: whole, all there, and none that nobody looks after.
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat, utimes } from "node:fs/promises";
import { basename, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as pause } from "node:timers/promises";
import { pictureOf } from "../../src/files/renditions.ts";
import type { Client as Postgres } from "pg";
import sharp from "sharp";
import type { Client } from "./client.ts";

/** Files that have been read and were whole, as they then were. */
export type Whole = Map<string, string>;

const named = `select key from (select unnest(array[icon, banner, archive, sql_script]) as key from submissions union select image from screenshots union select avatar from users) f where key <> ''`;
const pinned = "select key from file_pins";
const dayMs = 86_400_000;

const keysOf = async (db: Postgres, query: string): Promise<string[]> =>
  (await db.query<{ key: string }>(query)).rows.map(({ key }) => key);

/** Paths of what is stored, and of uploads that were under way. */
async function stored(dataDir: string): Promise<{ kept: string[]; staged: string[] }> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name !== "storage-id")
    .map((one) => join(one.parentPath, one.name));
  const isStaged = (path: string) => basename(join(path, "..")) === "staging";
  return { kept: paths.filter((path) => !isStaged(path)), staged: paths.filter(isStaged) };
}

async function isNamedByHash(path: string): Promise<boolean> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return basename(path).startsWith(`${hash.digest("hex")}.`);
}

/** A rendition bears the hash of its picture, so it is looked at itself. */
const isDecodable = (path: string): Promise<boolean> =>
  sharp(path, { failOn: "truncated" })
    .stats()
    .then(
      () => true,
      () => false,
    );

/** A table names the picture alone. */
const ownerOf = (name: string): string => pictureOf(name) ?? name;

/** Reads what is new or has changed since it was found whole. */
async function isWhole(path: string, whole: Whole): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  // The sweep of the server that has just started took it.
  if (!found) return true;
  const look = `${found.size} ${found.mtimeMs} ${found.ino}`;
  if (whole.get(path) === look) return true;
  const isRight = pictureOf(basename(path)) === undefined ? isNamedByHash : isDecodable;
  if (!(await isRight(path))) return false;
  whole.set(path, look);
  return true;
}

/** Stored files are what their names say, each is named by a table or still looked after, and none under way is served. */
export async function checkFiles(
  client: Client,
  dataDir: string,
  db: Postgres,
  whole: Whole,
): Promise<string[]> {
  // The tables first: meanwhile the server may delete what is only looked after, never what is named.
  const after = new Set(await keysOf(db, pinned));
  const owned = await keysOf(db, named);
  const { kept, staged } = await stored(dataDir);
  const wrong: string[] = [];
  for (const path of kept)
    if (!(await isWhole(path, whole))) wrong.push(`the file ${basename(path)} is not whole`);
  const there = new Set(kept.map((path) => basename(path)));
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

/** Makes uploads that were under way a day older: the next server that starts removes them. */
export async function ageUploads(dataDir: string): Promise<void> {
  const then = new Date(Date.now() - 2 * dayMs);
  for (const path of (await stored(dataDir)).staged) await utimes(path, then, then);
}

async function leftovers(dataDir: string, db: Postgres): Promise<string[]> {
  const pins = await keysOf(db, pinned);
  const owners = new Set(await keysOf(db, named));
  const { kept, staged } = await stored(dataDir);
  return [
    ...pins.map((key) => `the pin of ${key} is never taken off`),
    ...kept
      .filter((path) => !owners.has(ownerOf(basename(path))))
      .map((path) => `${path} is nobody's`),
    ...staged.map((path) => `${path} is never removed`),
  ];
}

/** Whether a server that has just started clears everything away that nobody names: what it leaves. */
export async function findLeftovers(dataDir: string, db: Postgres): Promise<string[]> {
  let left = await leftovers(dataDir, db);
  // It tidies after it has begun to serve.
  for (let tries = 0; tries < 600 && left.length > 0; tries += 1) {
    await pause(50);
    left = await leftovers(dataDir, db);
  }
  return left;
}
