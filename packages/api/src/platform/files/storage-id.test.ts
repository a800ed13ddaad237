// A database and its storage are bound to one another: a start with another database or another storage is refused.
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { startS3, type TestS3 } from "../../../test/s3.ts";
import { fileColumns } from "../../file-columns.ts";
import { s3Blobs } from "./blobs.s3.ts";
import { adoptStorage, allowStorage, keepStorage, findStorageId } from "./storage-id.ts";
import { openFiles, openStorage } from "./stored-files.ts";

let app: TestApp;
let other: TestApp;
let s3: TestS3;
let folder: string;
let bucket: string | undefined;
beforeAll(async () => {
  [app, other] = await Promise.all([testApp(), testApp()]);
  s3 = await startS3();
});
afterAll(async () => {
  await app.close();
  await other.close();
  await s3.close();
});
/** Both databases are as before their first start. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lanyard-storage-"));
  bucket = s3.variables["STORAGE_URL"];
  for (const { db } of [app, other])
    await db.execute(sql`delete from server_settings where name like 'storage%'`);
  return () => rm(folder, { recursive: true, force: true });
});

const envAt = (name: string) => ({ ...app.env, dataDir: join(folder, name) });
const at = (name: string, { db } = app) => openFiles(envAt(name), db, fileColumns);
const inBucket = ({ db } = app) =>
  openFiles({ ...envAt("staged"), storageUrl: bucket }, db, fileColumns);
const idIn = (name: string) => readFile(join(folder, name, "files", "storage-id"), "utf8");
const results = async (starts: Promise<unknown>[]) =>
  (await Promise.allSettled(starts)).map(({ status }) => status).toSorted();

it("takes the storage that it was first started with, as often as it is started", async () => {
  await Promise.all([at("here"), at("here"), at("here")]);
  await at("here");
  expect(await idIn("here")).toBe(await findStorageId(app.db));
});

it("refuses another folder and a bucket, says what to do, and keeps nothing there", async () => {
  await at("here");
  await expect(at("there")).rejects.toThrow(
    /The files of this database are not in .*there.files: .*Set DATA_DIR or STORAGE_URL/,
  );
  await expect(idIn("there")).rejects.toThrow("ENOENT");
  await expect(inBucket()).rejects.toThrow("not in s3://badges/");
});

it("finds it again where it was copied to as a whole", async () => {
  await at("here");
  await cp(join(folder, "here"), join(folder, "copy"), { recursive: true });
  await at("copy");
  expect(await idIn("copy")).toBe(await idIn("here"));
});

it("of two first starts with different folders one is refused", async () => {
  expect(await results([at("left"), at("right")])).toEqual(["fulfilled", "rejected"]);
});

it.each(["folder", "bucket"])("refuses the %s of another database, and says why", async (kind) => {
  const start = (which: TestApp) => (kind === "folder" ? at("here", which) : inBucket(which));
  await start(app);
  await expect(start(other)).rejects.toThrow(
    /holds the files of another database: .*Set DATA_DIR or STORAGE_URL .*npm run adopt/,
  );
  expect(await findStorageId(other.db)).toBeUndefined();
  await start(app);
});

it("of two databases that begin with one folder at once one is refused", async () => {
  expect(await results([at("here"), at("here", other)])).toEqual(["fulfilled", "rejected"]);
});

it("writes no object where somebody else has just written one", async () => {
  const conditions: unknown[] = [];
  const server = createServer((request, reply) => {
    conditions.push(request.headers["if-none-match"]);
    const code = "PreconditionFailed";
    reply.writeHead(412, { "content-type": "application/xml" });
    reply.end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  await s3Blobs(`s3://key:secret@badges?endpoint=http://127.0.0.1:${port}`).create("id", "ours");
  expect(conditions).toEqual(["*"]);
  await new Promise((done) => server.close(done));
});

it("goes on with a first start that was killed before the database knew of it", async () => {
  await at("here");
  await app.db.execute(sql`delete from server_settings where name = 'storage'`);
  await at("here");
  await expect(at("here", other)).rejects.toThrow("another database");
});

it("a restored database may have the storage of its backup, and no third one", async () => {
  await at("here");
  const id = await idIn("here");
  await allowStorage(other.db, id);
  await cp(join(folder, "here"), join(folder, "third"), { recursive: true });
  await writeFile(join(folder, "third", "files", "storage-id"), "of a third database");
  await expect(at("third", other)).rejects.toThrow("another database");
  await at("here", other);
  expect(await findStorageId(other.db)).toBe(id);
});

it("a restored database makes a new storage its own", async () => {
  await at("here");
  await allowStorage(other.db, await idIn("here"));
  await at("new", other);
  expect(await idIn("new")).not.toBe(await idIn("here"));
});

it("a moved database has its storage, and no other", async () => {
  await at("here");
  await keepStorage(other.db, await idIn("here"));
  await expect(at("new", other)).rejects.toThrow("not in");
  await at("here", other);
});

it("takes one when it is told to, of which no other database knows then", async () => {
  await at("here");
  await at("there", other);
  await adoptStorage(app.db, await openStorage(envAt("there")));
  await at("there");
  await expect(at("here")).rejects.toThrow("not in");
  await expect(at("there", other)).rejects.toThrow("not in");
});
