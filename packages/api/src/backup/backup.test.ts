// A restored backup equals the original, row by row and byte by byte; whatever goes wrong leaves nothing behind.
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Pool } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createProduct,
  file as upload,
  picture,
  releasedProduct,
  type Build,
} from "../../test/fixtures.ts";
import { testApp, type TestApp } from "../../test/harness.ts";
import { checkBackup, readBackup } from "./backup.read.ts";
import { isIncluded, listTables } from "./backup.catalog.ts";
import { writeBackup } from "./backup.write.ts";

let source: TestApp;
let target: TestApp;
let folder: string;
let file: string;
let released: Build;
const poolOf = ({ db }: TestApp) => (db as unknown as { $client: Pool }).$client;

/** A digest of every table, by name. */
async function digests(app: TestApp): Promise<Record<string, string>> {
  const client = await poolOf(app).connect();
  try {
    const names = (await listTables(client)).filter((name) => !name.startsWith("jobs."));
    const digestByTable: Record<string, string> = {};
    for (const name of [...names, "public.store_texts"]) {
      const { rows } = await client.query<{ line: string }>(
        `select row_to_json(t)::text as line from ${name} t where ${isIncluded(name)} order by 1`,
      );
      const text = rows.map(({ line }) => line).join("\n");
      digestByTable[name] = `${rows.length} ${createHash("sha256").update(text).digest("hex")}`;
    }
    return digestByTable;
  } finally {
    client.release();
  }
}
async function filesOf({ dataDir }: TestApp): Promise<string[]> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  const whole = entries.filter(
    (entry) =>
      entry.name !== "storage-id" && entry.isFile() && !entry.parentPath.endsWith("staging"),
  );
  return Promise.all(
    whole.map(async ({ parentPath, name }) => {
      const content = await readFile(join(parentPath, name));
      return `${name} ${createHash("sha256").update(content).digest("hex")}`;
    }),
  ).then((lines) => lines.toSorted());
}
const textOf = (backup: Buffer) => gunzipSync(backup).toString("latin1");
const packed = (text: string) => gzipSync(Buffer.from(text, "latin1"));
const empty = (app: TestApp) => app.db.execute(sql`truncate users, companies, products cascade`);

beforeAll(async () => {
  source = await testApp();
  target = await testApp();
  // Running jobs would change rows that are compared below.
  await Promise.all([source.jobs.stop(), target.jobs.stop()]);
  folder = await mkdtemp(join(tmpdir(), "lanyard-backup-"));
  file = join(folder, "backup");
  released = await releasedProduct(source, {
    // Large enough to have renditions, which a restore recreates.
    icon: upload(await picture(300, 300), "icon.png", "image/png"),
    "languages[1][description]": 'Zeilen\nund "Zeichen" \\ {"table": 1} è',
  });
  await createProduct(source);
  await source.company().post(`/api/products/${released.product_id}/license`);
});
afterAll(async () => {
  await source.close();
  await target.close();
  await rm(folder, { recursive: true, force: true });
});

test("is refused by a database that is not empty", async () => {
  const { rows, files } = await writeBackup(poolOf(source), source.files, file);
  expect(rows).toBeGreaterThan(20);
  expect(files).toBe(4);
  await expect(readBackup(poolOf(target), target.files, file)).rejects.toThrow("not empty");
});

test("is refused where only visitors have asked something", async () => {
  await empty(target);
  await target.rows(
    "insert into enquiries (email, object, description, address) values ('a@example.com', 'O', 'D', '::1')",
  );
  await expect(readBackup(poolOf(target), target.files, file)).rejects.toThrow("not empty");
  await target.rows("truncate enquiries cascade");
});

describe("one that is not whole leaves the database empty, and is told as that:", () => {
  /** Each changes the bytes of a complete backup. */
  const changes: Record<string, readonly [(whole: Buffer) => Uint8Array, string]> = {
    "cut off in a file": [(whole) => packed(textOf(whole).slice(0, -50)), "is incomplete"],
    "cut off in the rows": [(whole) => whole.subarray(0, 2_000), "is incomplete"],
    "cut off before its checksum": [
      (whole) => whole.subarray(0, whole.length - 4),
      "is incomplete",
    ],
    "another bit in its checksum": [
      (whole) => whole.with(whole.length - 5, whole.at(-5)! ^ 1),
      "is damaged: incorrect data check",
    ],
    "with more behind its end": [
      (whole) => packed(`${textOf(whole)}{"end":true}\n`),
      "is damaged: there is data after its end",
    ],
    "whole lines missing at the end": [
      (whole) => gzipSync(gunzipSync(whole).subarray(0, 4_000)),
      "is incomplete",
    ],
    "a value that no column takes": [
      (whole) => packed(textOf(whole).replace('"created_at":"', '"created_at":"x')),
      "is damaged: ",
    ],
    "a line that is no row": [
      (whole) => packed(textOf(whole).replace('"role":"admin"', '"role"')),
      "is damaged: invalid input syntax for type json",
    ],
    "a row twice": [
      (whole) => packed(textOf(whole).replace(/(\n\{"id":\d+,"username"[^\n]*)/, "$1$1")),
      'Nothing was restored, because two rows have the same key: duplicate key value violates unique constraint "users_pkey": Key (id)=(1) already exists.',
    ],
    "another version": [
      () => gzipSync('{"format":"lanyard-backup-1","migration":"x"}\n'),
      "another version",
    ],
    "a text": [() => Buffer.from("create table users ();\n"), "is not a backup of this program"],
    "another text, packed": [() => gzipSync("something else\n"), "is not a backup of this program"],
    "JSON that is none of ours": [() => gzipSync("null\n"), "is not a backup of this program"],
    "without a line": [() => gzipSync(Buffer.alloc(1_000_000)), "is not a backup of this program"],
    nothing: [() => Buffer.alloc(0), "is incomplete"],
  };
  test.each(Object.entries(changes))("%s", async (name, [change, problem]) => {
    await empty(target);
    const broken = join(folder, name);
    await writeFile(broken, change(await readFile(file)));
    await expect(readBackup(poolOf(target), target.files, broken)).rejects.toThrow(problem);
    expect(await target.db.$count(sql`users`)).toBe(0);
    expect(await filesOf(target)).toEqual([]);
    expect(await readdir(join(target.dataDir, "files", "staging"))).toEqual([]);
    const { rows } = await target.db.execute(
      sql`select last_value from pg_sequences where sequencename = 'submissions_id_seq'`,
    );
    expect(rows).toEqual([{ last_value: null }]);
  });
  test("a file that is none", async () => {
    await expect(checkBackup(join(folder, "none"))).rejects.toThrow("none does not exist");
    await expect(checkBackup(folder)).rejects.toThrow("is a folder");
  });
});

test("restored, is the same, and goes on", async () => {
  const before = await digests(source);
  await readBackup(poolOf(target), target.files, file);
  expect(await digests(target)).toEqual(before);
  expect(await filesOf(target)).toEqual(await filesOf(source));
  const detail = await target.as("creator").get(released.path);
  expect(detail.status).toBe(200);
  // The next ids do not collide with existing ones.
  const next = await createProduct(target);
  expect(next.product_id).toBeGreaterThan(released.product_id + 1);
  const products = await target.as().get("/api/public/products?filter=zeichen");
  expect(products.body).toHaveLength(1);
});

test("is whole while people go on writing", async () => {
  const stop = new AbortController();
  const writing = (async () => {
    while (!stop.signal.aborted) await createProduct(source, "other", "Meanwhile");
  })();
  const second = join(folder, "second");
  await writeBackup(poolOf(source), source.files, second);
  stop.abort();
  await writing;
  const lines = textOf(await readFile(second));
  const inTable = (name: string) =>
    lines
      .split(`{"table":"public.${name}"`)[1]
      ?.split(/\n\{"(?:table|sequence)":/)[0]
      ?.split("\n").length;
  // Every product has exactly one build, so equal counts show that both tables are of the same moment.
  expect(inTable("products")).toBeGreaterThan(2);
  expect(inTable("submissions")).toBe(inTable("products"));
});

test("is none when a file is missing", async () => {
  await rm(join(source.dataDir, "files"), { recursive: true });
  const third = join(folder, "third");
  await expect(writeBackup(poolOf(source), source.files, third)).rejects.toThrow("missing");
  expect((await readdir(folder)).filter((name) => name.startsWith("third"))).toEqual([]);
});
