// Two processes with the same files: one does not delete what the other stores, and unused files are deleted in the end.
import { renditionWidths } from "@lanyard/contract";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createProduct, file, picture } from "../../../test/fixtures.ts";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { users } from "../../features/account/account.tables.ts";
import { diskBlobs } from "./blobs.disk.ts";
import type { Blobs } from "./blobs.ts";
import { openDatabase, type Database } from "../database/db.ts";
import { filePins } from "./file-pins.tables.ts";
import type { Files } from "./files.ts";
import { fileColumns } from "../../file-columns.ts";
import { openFiles } from "./stored-files.ts";

let app: TestApp;
let database: Database;
let here: Files;
let there: Files;
/** How the second process deletes a file. */
let deleting: (remove: () => Promise<void>) => Promise<void>;

beforeAll(async () => {
  app = await testApp();
  here = app.files;
  database = openDatabase(app.env.databaseUrl ?? "");
  there = await openFiles(app.env, database.db, fileColumns, async (_env, root): Promise<Blobs> => {
    const blobs = diskBlobs(root);
    return { ...blobs, delete: (path) => deleting(() => blobs.delete(path)) };
  });
});
afterAll(async () => {
  await database.close();
  await app.close();
});
beforeEach(() => {
  deleting = (remove) => remove();
});

const bytes = (text: string) => new TextEncoder().encode(text);
const setAvatar = (avatar: string) => app.db.update(users).set({ avatar });
const expirePins = () =>
  app.db.update(filePins).set({ expiresAt: sql`now() - interval '1 second'` });
const pins = () => app.db.$count(filePins);

test("a file that one process is storing is not deleted by the other", async () => {
  const key = await here.put(bytes("the same"), "webp");
  await there.put(bytes("the same"), "webp");
  await there.unpin([key]);
  await there.release([key]);
  await there.sweep();
  expect(await here.exists(key)).toBe(true);
  await setAvatar(key);
  await here.unpin([key]);
  expect(await here.exists(key)).toBe(true);
  await setAvatar("");
  await there.release([key]);
  expect(await here.exists(key)).toBe(false);
});

test("a file that is stored while it is being deleted exists afterwards", async () => {
  const key = await there.put(bytes("once more"), "zip");
  const gate = Promise.withResolvers<undefined>();
  const reached = Promise.withResolvers<undefined>();
  deleting = async (remove) => {
    reached.resolve(undefined);
    await gate.promise;
    await remove();
  };
  const released = there.unpin([key]);
  await reached.promise;
  // The other process has found the file unused but not deleted it yet, when the same content is stored here.
  const storing = here.put(bytes("once more"), "zip");
  const waits = async () => {
    const { rows } = await app.db.execute(
      sql`select from pg_locks where locktype = 'advisory' and not granted
          and database = (select oid from pg_database where datname = current_database())`,
    );
    return rows.length === 1;
  };
  const first = await Promise.race([
    storing,
    vi.waitUntil(waits, { timeout: 60_000, interval: 5 }),
  ]);
  gate.resolve(undefined);
  await released;
  expect(await storing).toBe(key);
  expect(await here.exists(key)).toBe(true);
  expect(first, "it waited for the deletion").toBe(true);
  await here.unpin([key]);
});

test("when two processes unpin a file at once, one deletes it", async () => {
  for (let round = 0; round < 20; round += 1) {
    const [key] = await Promise.all([
      here.put(bytes("of both"), "sql"),
      there.put(bytes("of both"), "sql"),
    ]);
    await Promise.all([here.unpin([key]), there.unpin([key])]);
    expect(await here.exists(key)).toBe(false);
  }
  expect(await pins()).toBe(0);
});

test("a file that a killed process was storing is deleted when its pin expires, unless a table refers to it", async () => {
  const lost = await there.put(bytes("never named"), "webp");
  const referenced = await there.put(bytes("named just before"), "webp");
  await setAvatar(referenced);
  await here.sweep();
  expect(await here.exists(lost), "its process may live").toBe(true);
  await expirePins();
  await here.sweep();
  expect([await here.exists(lost), await here.exists(referenced)]).toEqual([false, true]);
  expect(await pins()).toBe(0);
  await setAvatar("");
  await here.release([referenced]);
});

test("a file that is no longer referred to is deleted, although the process that replaced it was killed", async () => {
  const product = await createProduct(app);
  const save = async (colour: string) => {
    const form = new FormData();
    form.append("icon", file(await picture(256, 256, colour), "icon.png", "image/png"));
    await app.as("creator").post(`${product.path}?require_review=0`, form);
    return (await app.as("creator").get(product.path)).body.submission.icon_url;
  };
  const status = async (url: string) => (await app.fastify.inject(url)).statusCode;
  const first = await save("#112233");
  // Simulates a process that is killed right after the commit.
  const release = vi.spyOn(app.files, "release").mockResolvedValue();
  const second = await save("#332211");
  const third = await save("#332211");
  expect(release).toHaveBeenCalled();
  release.mockRestore();
  expect(third).toBe(second);
  expect([await status(first), await status(second)]).toEqual([200, 200]);
  await there.sweep();
  expect([await status(first), await status(second)]).toEqual([404, 200]);
  expect(await pins()).toBe(0);
});

test("a picture whose storing fails after its renditions leaves none of them", async () => {
  const stored: string[] = [];
  const failing = await openFiles(app.env, database.db, fileColumns, async (_env, root) => {
    const blobs = diskBlobs(root);
    return {
      ...blobs,
      store: async (temporary: string, path: string) => {
        if (!path.includes("-")) throw new Error("the disk is away");
        await blobs.store(temporary, path);
        stored.push(path);
      },
      delete: async (path: string) => {
        await blobs.delete(path);
        if (stored.includes(path)) stored.splice(stored.indexOf(path), 1);
      },
    };
  });
  const renditions = renditionWidths.map((width) => ({ width, bytes: bytes(`small ${width}`) }));
  await expect(failing.put(bytes("half"), "webp", renditions)).rejects.toThrow("the disk is away");
  expect(stored).toEqual([]);
  expect(await pins()).toBe(0);
});

test("a file that cannot be deleted now is deleted later", async () => {
  const key = await there.put(bytes("stubborn"), "sql");
  deleting = () => Promise.reject(new Error("the bucket is away"));
  await expect(there.unpin([key])).rejects.toThrow("the bucket is away");
  expect(await pins()).toBe(1);
  await here.sweep();
  expect(await here.exists(key)).toBe(false);
  expect(await pins()).toBe(0);
});
