// Stored files, on disk or S3: received in a staging folder, then moved under the hash of their content.
import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { diskBlobs } from "./blobs.disk.ts";
import type { Blobs } from "./blobs.ts";
import type { Db } from "../database/db.ts";
import type { Env } from "../env/env.ts";
import { pin, release, markForRelease, sweep } from "./file-pins.ts";
import type { FileColumns } from "./file-references.ts";
import type { Files } from "./files.ts";
import {
  dropTemporary,
  getPictureKey,
  renditionKey,
  renditionKeys,
  renditionPath,
  renditionsBeside,
} from "./renditions.ts";
import { hasRoom } from "./room.ts";
import { claimStorage, type Storage } from "./storage-id.ts";
import { getSecret } from "../database/secret.ts";

const signedForSeconds = 600;
const abandonedAfterMs = 24 * 60 * 60 * 1000;
const isKey = (key: string) => /^[0-9a-f]{64}\.(?:webp|zip|sql)$/.test(key);
const toPath = (key: string) => `${key.slice(0, 2)}/${key}`;

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
}

/** Removes uploads that a killed process left half-written. */
async function removeAbandoned(staging: string): Promise<void> {
  for (const name of await readdir(staging)) {
    const path = join(staging, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > abandonedAfterMs) await rm(path, { force: true });
  }
}

async function openBlobs(env: Env, root: string): Promise<Blobs> {
  if (env.storageUrl === undefined) return diskBlobs(root);
  // Loading takes half a second, so the module is only loaded when needed.
  const { s3Blobs } = await import("./blobs.s3.ts");
  return s3Blobs(env.storageUrl, env.storagePublicUrl);
}

/** The name of the storage, without its credentials. */
function formatStorageName({ storageUrl, dataDir }: Env): string {
  if (storageUrl === undefined) return join(dataDir, "files");
  const { host, pathname } = new URL(storageUrl);
  return `s3://${host}${pathname}`;
}

/** The folder where uploads arrive, whatever the storage. */
const getStagingFolder = ({ dataDir }: Env) => join(dataDir, "files", "staging");

/** Opens the storage of the environment: `STORAGE_URL`, else `dataDir`/files. */
export async function openStorage(env: Env, open = openBlobs): Promise<Storage> {
  const staging = getStagingFolder(env);
  await mkdir(staging, { recursive: true });
  return {
    blobs: await open(env, join(env.dataDir, "files")),
    name: formatStorageName(env),
    newTemporaryPath: () => join(staging, randomUUID()),
  };
}

/**
 * Opens the files in the storage of the environment. A file is kept as long as one of `columns` refers to it. Throws
 * when the storage is not the one of this database.
 */
export async function openFiles(
  env: Env,
  db: Db,
  columns: FileColumns,
  open?: typeof openBlobs,
): Promise<Files> {
  const storage = await openStorage(env, open);
  await claimStorage(db, storage);
  const { blobs, newTemporaryPath } = storage;
  const staging = getStagingFolder(env);
  const secret = await getSecret(db, "file_signature");
  /** The pins of this process, by key. */
  const pins = new Map<string, number[]>();
  async function remove(key: string): Promise<void> {
    for (const rendition of renditionKeys(key)) await blobs.delete(toPath(rendition));
    await blobs.delete(toPath(key));
  }
  /**
   * Finds what a public URL shows. Where a rendition does not exist (the picture is narrower, or older than renditions),
   * that is the picture itself.
   */
  async function findPublic<Found>(
    key: string,
    find: (path: string) => Promise<Found | undefined>,
  ) {
    const picture = getPictureKey(key);
    if (picture === undefined) return isKey(key) ? find(toPath(key)) : undefined;
    return (await find(toPath(key))) ?? find(toPath(picture));
  }

  const sign = (key: string, name: string, expires: string) =>
    createHmac("sha256", secret).update([key, name, expires].join("\n")).digest("base64url");

  const files: Files = {
    publicUrl: (key) => (key === "" ? "" : `/files/${key}`),
    signedUrl(key, downloadName) {
      if (key === "") return "";
      const expires = String(Math.floor(Date.now() / 1000) + signedForSeconds);
      const query = new URLSearchParams({
        name: downloadName,
        expires,
        signature: sign(key, downloadName, expires),
      });
      return `/files/private/${key}?${query}`;
    },
    isSigned(key, downloadName, expires, signature) {
      const expected = Buffer.from(sign(key, downloadName, expires));
      const actual = Buffer.from(signature);
      return (
        actual.length === expected.length &&
        timingSafeEqual(actual, expected) &&
        Number(expires) * 1000 > Date.now()
      );
    },
    exists: async (key) => (await files.size(key)) !== undefined,
    size: (key) => findPublic(key, (path) => blobs.size(path)),
    read: (key, part) => findPublic(key, (path) => blobs.read(path, part)),
    localPath: (key) => (isKey(key) ? blobs.localPath?.(toPath(key)) : undefined),
    downloadUrl: async (key, disposition) =>
      blobs.downloadUrl && (await files.exists(key))
        ? blobs.downloadUrl(toPath(key), disposition)
        : undefined,
    newTemporaryPath,
    async keep(temporary, extension, digest) {
      const key = `${digest ?? (await hashFile(temporary))}.${extension}`;
      const path = toPath(key);
      const renditions = await renditionsBeside(temporary);
      const bytes = renditions.reduce((sum, { size }) => sum + size, (await stat(temporary)).size);
      const id = await pin(db, key, bytes);
      pins.set(key, [...(pins.get(key) ?? []), id]);
      try {
        if ((await blobs.size(path)) !== undefined) await dropTemporary(temporary);
        else {
          // Stores the picture last, so that where a picture exists, its renditions do too.
          for (const { path: from, width } of renditions)
            await blobs.store(from, toPath(renditionKey(key, width)));
          await blobs.store(temporary, path);
        }
      } catch (error) {
        await files.unpin([key]);
        throw error;
      }
      return key;
    },
    async put(bytes, extension, renditions = []) {
      const temporary = newTemporaryPath();
      try {
        await writeFile(temporary, bytes, { mode: 0o600 });
        for (const { width, bytes: fewer } of renditions)
          await writeFile(renditionPath(temporary, width), fewer, { mode: 0o600 });
        return await files.keep(temporary, extension);
      } finally {
        await dropTemporary(temporary);
      }
    },
    async unpin(keys) {
      const ended = keys.flatMap((key) => {
        const [first, ...others] = pins.get(key) ?? [];
        if (others.length > 0) pins.set(key, others);
        else pins.delete(key);
        return first ?? [];
      });
      if (ended.length > 0) await release(db, columns, [...new Set(keys)], ended, remove);
    },
    markForRelease: (tx, keys) => markForRelease(tx, keys.filter(isKey)),
    async release(keys) {
      const candidates = [...new Set(keys)].filter(isKey);
      if (candidates.length > 0) await release(db, columns, candidates, [], remove);
    },
    async sweep() {
      await removeAbandoned(staging);
      await sweep(db, columns, remove);
    },
    hasRoom: () => hasRoom(staging),
    check: () => blobs.check(),
  };
  return files;
}
