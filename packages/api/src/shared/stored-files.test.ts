// Files on disk: kept once, deleted when nothing names them any more, and never under somebody's hands.
import { readdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../test/harness.ts";
import { users } from "../account/account.tables.ts";
import { openFiles } from "./stored-files.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const name = (avatar: string) =>
  app.db.update(users).set({ avatar }).where(eq(users.username, "creator"));

it("keeps the same content once", async () => {
  const keys = await Promise.all(
    Array.from({ length: 8 }, () => app.files.put(bytes("the same"), "sql")),
  );
  expect(new Set(keys).size).toBe(1);
  const kept = await app.files.read(keys[0] ?? "");
  expect(kept?.bytes).toBe(8);
  expect(await kept?.stream.toArray()).toEqual([Buffer.from("the same")]);
  expect(await readdir(join(app.dataDir, "files", "staging"))).toEqual([]);
});

it("deletes what is released only when no request and no table holds it", async () => {
  const { files } = app;
  const key = await files.put(bytes("held"), "webp");
  await files.put(bytes("held"), "webp");
  files.unpin([key]);
  await files.release([key]);
  expect(await files.exists(key), "another request holds it").toBe(true);
  await name(key);
  files.unpin([key]);
  await files.release([key]);
  expect(await files.exists(key), "a table names it").toBe(true);
  await name("");
  await files.release([key, key, "", "../../etc/passwd"]);
  expect(await files.exists(key)).toBe(false);
  expect(files.publicUrl("") + files.signedUrl("", "x")).toBe("");
});

it("loses nothing when it is kept and released at once", async () => {
  const { files } = app;
  for (let round = 0; round < 20; round += 1) {
    const [key] = await Promise.all([
      files.put(bytes("contested"), "zip"),
      files.release([
        await files.put(bytes("contested"), "zip").then((same) => (files.unpin([same]), same)),
      ]),
    ]);
    expect(await files.exists(key)).toBe(true);
    files.unpin([key]);
    await files.release([key]);
  }
});

it("reads no key that is none", async () => {
  for (const key of ["", "../secret.webp", `${"0".repeat(64)}.html`, "staging"])
    expect(await app.files.read(key)).toBeUndefined();
});

it("clears away what a killed process left, and not what another is writing", async () => {
  const staging = join(app.dataDir, "files", "staging");
  await writeFile(join(staging, "old"), "x");
  await writeFile(join(staging, "new"), "x");
  await utimes(join(staging, "old"), 0, 0);
  const again = await openFiles(app.env, app.db);
  expect(await readdir(staging)).toEqual(["new"]);
  const [key, expires] = [`${"a".repeat(64)}.zip`, "99999999999"];
  const url = new URL(app.files.signedUrl(key, "b.zip"), "http://here").searchParams;
  expect(again.isSigned(key, "b.zip", url.get("expires") ?? "", url.get("signature") ?? "")).toBe(
    true,
  );
  expect(again.isSigned(key, "b.zip", expires, url.get("signature") ?? "")).toBe(false);
});

it("says so when a storage is asked for that it has not", async () => {
  await expect(openFiles({ ...app.env, storageUrl: "s3://bucket" }, app.db)).rejects.toThrow(
    "STORAGE_URL",
  );
});
