// A database and its storage know one another: whoever starts with another storage is refused.
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../test/harness.ts";
import { startS3, type TestS3 } from "../../test/s3.ts";
import { fileColumns } from "../file-columns.ts";
import { forgetStorage } from "./storage-id.ts";
import { openFiles } from "./stored-files.ts";

let app: TestApp;
let s3: TestS3;
let folder: string;
beforeAll(async () => {
  app = await testApp();
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), "lanyard-storage-"));
});
afterAll(async () => {
  await app.close();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const at = (dataDir: string) => openFiles({ ...app.env, dataDir }, app.db, fileColumns);
const inBucket = () =>
  openFiles({ ...app.env, storageUrl: s3.variables["STORAGE_URL"] }, app.db, fileColumns);
const idIn = (dataDir: string) => readFile(join(dataDir, "files", "storage-id"), "utf8");

it("takes the storage that it was first started with, as often as it is started", async () => {
  await Promise.all([at(app.dataDir), at(app.dataDir)]);
  expect(await idIn(app.dataDir)).toMatch(/^[\w-]{36}$/);
});

it("refuses another folder and a bucket, says what to do, and keeps nothing there", async () => {
  const other = join(folder, "other");
  await expect(at(other)).rejects.toThrow(
    /The files of this database are not in .*other.files: .*Set DATA_DIR or STORAGE_URL/,
  );
  await expect(idIn(other)).rejects.toThrow("ENOENT");
  await expect(inBucket()).rejects.toThrow("not in s3://badges/files");
});

it("finds it again where it was copied to as a whole", async () => {
  const copy = join(folder, "copy");
  await cp(join(app.dataDir, "files"), join(copy, "files"), { recursive: true });
  await at(copy);
  expect(await idIn(copy)).toBe(await idIn(app.dataDir));
});

it("of two first starts with different folders one is refused", async () => {
  await forgetStorage(app.db);
  const folders = ["left", "right"].map((name) => join(folder, name));
  const starts = await Promise.allSettled(folders.map(at));
  expect(starts.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

it("takes another one when it is told to, also one that has an id", async () => {
  await forgetStorage(app.db);
  await inBucket();
  await expect(at(app.dataDir)).rejects.toThrow("not in");
  await forgetStorage(app.db);
  await at(app.dataDir);
  expect(await app.db.$count(sql`server_settings where name = 'storage'`)).toBe(1);
  await expect(inBucket()).rejects.toThrow("not in");
});
