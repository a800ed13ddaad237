// Files on disk: written beside, synced, renamed to the hash of their content.
import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import type { Db } from "./db.ts";
import type { Env } from "./env.ts";
import { unreferenced } from "./file-references.ts";
import type { Files } from "./files.ts";
import { secretOf } from "./secret.ts";

const signedForSeconds = 600;
const abandonedAfterMs = 24 * 60 * 60 * 1000;
const isKey = (key: string) => /^[0-9a-f]{64}\.(?:webp|zip|sql)$/.test(key);
const placeOf = (key: string) => `${key.slice(0, 2)}/${key}`;

async function sync(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Uploads that a killed process left half-written. */
async function removeAbandoned(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

/** Opens the files in `dataDir`/files. Throws when `STORAGE_URL` asks for a storage that this build has not. */
export async function openFiles(env: Env, db: Db): Promise<Files> {
  if (env.storageUrl !== undefined)
    throw new Error(
      "STORAGE_URL: this version keeps files in DATA_DIR only; leave STORAGE_URL empty.",
    );
  const root = join(env.dataDir, "files");
  const staging = join(root, "staging");
  await mkdir(staging, { recursive: true });
  await removeAbandoned(staging);
  const disk = new Disk(new FSDriver({ location: root, visibility: "private" }));
  const secret = await secretOf(db, "file_signature");
  const pins = new Map<string, number>();
  // Keeping and releasing take turns: else a file could go between being found and being named.
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(action: () => Promise<T>): Promise<T> => {
    const result = turn.then(action);
    turn = result.catch(() => undefined);
    return result;
  };

  const signatureOf = (key: string, name: string, expires: string) =>
    createHmac("sha256", secret).update([key, name, expires].join("\n")).digest("base64url");
  const stage = () => join(staging, randomUUID());

  const files: Files = {
    publicUrl: (key) => (key === "" ? "" : `/files/${key}`),
    signedUrl(key, downloadName) {
      if (key === "") return "";
      const expires = String(Math.floor(Date.now() / 1000) + signedForSeconds);
      const query = new URLSearchParams({
        name: downloadName,
        expires,
        signature: signatureOf(key, downloadName, expires),
      });
      return `/files/private/${key}?${query}`;
    },
    isSigned(key, downloadName, expires, signature) {
      const expected = Buffer.from(signatureOf(key, downloadName, expires));
      const given = Buffer.from(signature);
      return (
        given.length === expected.length &&
        timingSafeEqual(given, expected) &&
        Number(expires) * 1000 > Date.now()
      );
    },
    exists: async (key) => isKey(key) && disk.exists(placeOf(key)),
    async read(key) {
      if (!isKey(key) || !(await disk.exists(placeOf(key)))) return undefined;
      const { contentLength } = await disk.getMetaData(placeOf(key));
      return { stream: await disk.getStream(placeOf(key)), bytes: contentLength };
    },
    stage,
    async keep(staged, ending) {
      const key = `${await hashOf(staged)}.${ending}`;
      const place = placeOf(key);
      await inTurn(async () => {
        if (await disk.exists(place)) await rm(staged, { force: true });
        else {
          const path = join(root, place);
          await sync(staged);
          await mkdir(dirname(path), { recursive: true });
          // The disk's own move copies: who is killed in the middle would leave half a file under a whole one's name.
          await rename(staged, path);
          await sync(dirname(path));
          await sync(root);
        }
        pins.set(key, (pins.get(key) ?? 0) + 1);
      });
      return key;
    },
    async put(bytes, ending) {
      const staged = stage();
      await writeFile(staged, bytes, { mode: 0o600 });
      return files.keep(staged, ending);
    },
    unpin(keys) {
      for (const key of keys) {
        const left = (pins.get(key) ?? 0) - 1;
        if (left > 0) pins.set(key, left);
        else pins.delete(key);
      }
    },
    release: (keys) =>
      inTurn(async () => {
        const candidates = [...new Set(keys)].filter((key) => isKey(key) && !pins.has(key));
        if (candidates.length === 0) return;
        for (const key of await unreferenced(db, candidates)) await disk.delete(placeOf(key));
      }),
    async check() {
      const probe = stage();
      await writeFile(probe, "");
      await rm(probe);
    },
  };
  return files;
}
