// The contents of a stored build through the API: access, content, parts, and that no files are left behind.
import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { contentsLimits as limits } from "@lanyard/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import {
  archive,
  completeBuild,
  createProduct,
  file,
  nextBuild,
  releasedProduct,
  waitingProduct,
  type Build,
} from "../../../../test/fixtures.ts";
import { testApp, type Person, type TestApp } from "../../../../test/harness.ts";
import { submissions } from "../../submission/submission.tables.ts";
import { throttles } from "../../../platform/throttle/throttle.tables.ts";
import { readText } from "./contents.text.rules.ts";
import { readTree } from "./contents.tree.rules.ts";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const contents = ({ path }: Pick<Build, "path">, person?: Person) =>
  app.as(person).get(`${path}/contents` as "/api/products/1/submissions/1/contents");
const text = ({ path }: Pick<Build, "path">, name: string, from?: number, person?: Person) =>
  app
    .as(person ?? "creator")
    .get(
      `${path}/contents/file?${new URLSearchParams({ path: name, ...(from !== undefined && { from: String(from) }) })}` as "/api/products/1/submissions/1/contents/file",
    );
const sha256 = (content: string | Uint8Array) => createHash("sha256").update(content).digest("hex");
const zip = async (files: Readonly<Record<string, string>>) =>
  file(await archive(files), "build.zip");
const staged = () => readdir(join(app.dataDir, "files", "staging"));

it("is missing, not a failure, where a save has just replaced the file", async () => {
  const missingFile = join(tmpdir(), "lanyard-replaced.zip");
  expect(await readTree(missingFile)).toEqual({
    size: 0,
    files: [],
    truncated: 0,
    unread: "missing",
  });
  const part = await readText(missingFile, "app.json", 0);
  expect(part).toMatchObject({ text: null, unread: "missing" });
});

describe("who reads what a build holds", () => {
  it("is its owner and an administrator, whatever its state", async () => {
    for (const build of [
      await createProduct(app),
      await waitingProduct(app),
      await releasedProduct(app),
    ])
      for (const person of ["creator", "admin"] as const)
        expect((await contents(build, person)).status).toBe(200);
  });

  it("is nobody else", async () => {
    const build = await waitingProduct(app);
    const missingBuild = { path: `/api/products/${build.product_id}/submissions/999999` as const };
    for (const [person, at, status] of [
      ["other", build, 404],
      [undefined, build, 401],
      ["creator", missingBuild, 404],
    ] as const) {
      expect((await contents(at, person)).status).toBe(status);
      const one = app.as(person).get(`${at.path}/contents/file?path=app.json`);
      expect((await one).status).toBe(status);
    }
  });

  it("is nobody who does so all the time", async () => {
    const build = await createProduct(app, "other");
    const limit = { key: `contents of ${app.userIds.other} in 60 min`, points: limits.perHour };
    await app.db.insert(throttles).values({ ...limit, expire: Date.now() + 60_000 });
    expect((await contents(build, "other")).status).toBe(429);
    await app.db.delete(throttles).where(eq(throttles.key, limit.key));
  });
});

describe("what a build holds", () => {
  it("is nothing in a new draft", async () => {
    const { body } = await contents(await createProduct(app), "creator");
    expect(body).toEqual({ archive: null, sql: null, links: [] });
  });

  it("is its files with sizes, types and hashes, its statements with what they touch, its links", async () => {
    const script =
      "create table visits (id int);\n-- theirs\ndrop table people;\ndelete from visits;";
    const build = await createProduct(app);
    const form = await completeBuild({
      source_code_url: await zip({
        "app.json": "{}",
        "src/main.js": "start();\n",
        "logo.png": "\u0089PNG\u0000",
        run: "#!/bin/sh\n",
        "data.bin": "\u0000\u0001",
      }),
      db_script_url: file(script, "install.sql"),
      privacy_policy_url: "https://example.com/privacy",
    });
    await app.as("creator").post(build.path, form);
    const { body } = await contents(build, "admin");
    expect(body.archive).toMatchObject({ name: "build.zip", truncated: 0, unread: null });
    expect(body.archive?.files).toEqual([
      { path: "app.json", size: 2, type: "text", hash: sha256("{}") },
      { path: "src/main.js", size: 9, type: "text", hash: sha256("start();\n") },
      { path: "logo.png", size: 6, type: "picture", hash: sha256("\u0089PNG\u0000") },
      { path: "run", size: 10, type: "program", hash: sha256("#!/bin/sh\n") },
      { path: "data.bin", size: 2, type: "data", hash: sha256("\u0000\u0001") },
    ]);
    expect(body.sql).toMatchObject({ name: "install.sql", truncated: 0, unread: null });
    expect(body.sql?.statements).toEqual([
      {
        index: 0,
        line: 1,
        text: "create table visits (id int);",
        cut: 0,
        parsed: "yes",
        acts: [{ does: "creates", name: "visits", own: 1 }],
      },
      {
        index: 1,
        line: 2,
        text: "-- theirs\ndrop table people;",
        cut: 0,
        parsed: "yes",
        acts: [{ does: "drops", name: "people", own: 0 }],
      },
      {
        index: 2,
        line: 4,
        text: "delete from visits;",
        cut: 0,
        parsed: "yes",
        acts: [
          { does: "writes", name: "visits", own: 1 },
          { does: "empties", name: "visits", own: 1 },
        ],
      },
    ]);
    expect(body.links).toEqual([
      { field: "privacy_policy_url", url: "https://example.com/privacy" },
    ]);
    expect(await staged()).toEqual([]);
  });

  it("knows the tables of the version on sale as the app's own", async () => {
    const build = await releasedProduct(app);
    const next = await nextBuild(app, build);
    const changes = {
      version: "1.1.0",
      db_script_url: file("alter table visits add column if not exists b int;", "b.sql"),
    };
    const saved = await app.as("creator").post(next.path, await completeBuild(changes));
    expect(saved.status).toBe(200);
    const { body } = await contents(next, "creator");
    expect(body.sql?.statements[0]?.acts).toEqual([{ does: "alters", name: "visits", own: 1 }]);
  });

  it("that was lost says so", async () => {
    const build = await waitingProduct(app);
    await app.db
      .update(submissions)
      .set({ archive: `${"0".repeat(64)}.zip` })
      .where(eq(submissions.id, build.submission_id));
    const { body } = await contents(build, "creator");
    expect(body.archive).toMatchObject({ files: [], unread: "missing" });
    expect((await text(build, "app.json")).body).toMatchObject({ text: null, unread: "missing" });
  });
});

describe("a text file of the archive", () => {
  it("is told as it is, and as nothing but JSON", async () => {
    const page = "<!doctype html>\r\n<script>alert(1)</script>\u202e\n";
    const build = await waitingProduct(app, { source_code_url: await zip({ "a/b.html": page }) });
    const { body, headers } = await text(build, "a/b.html", undefined, "admin");
    expect(body).toEqual({
      path: "a/b.html",
      size: Buffer.byteLength(page),
      text: page,
      encoding: "utf-8",
      line: 1,
      next: null,
      unread: null,
    });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(await staged()).toEqual([]);
  });

  it("that is not in the archive does not exist, nor one of a build without an archive", async () => {
    const build = await waitingProduct(app, { source_code_url: await zip({ "a/b.txt": "b" }) });
    for (const name of ["a", "a/", "b.txt", "../a/b.txt", "/etc/passwd"])
      expect((await text(build, name)).status, name).toBe(404);
    expect((await text(await createProduct(app), "app.json")).status).toBe(404);
    expect((await text(build, "")).status).toBe(422);
    expect((await app.as("creator").get(`${build.path}/contents/file?path=a&from=-1`)).status).toBe(
      422,
    );
  });

  it("is read in parts that end behind lines, and add up to it", async () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => `riga n° ${at} ${"è".repeat(at % 30)}`);
    const whole = lines.join("\n");
    const build = await waitingProduct(app, { source_code_url: await zip({ "long.txt": whole }) });
    let read = "";
    let from: number | null = 0;
    let parts = 0;
    while (from !== null) {
      const { body } = await text(build, "long.txt", from);
      expect(body.line).toBe(read.split("\n").length);
      expect(body.size).toBe(Buffer.byteLength(whole));
      read += body.text;
      if (body.next !== null) expect(body.text?.endsWith("\n")).toBe(true);
      from = body.next;
      parts += 1;
    }
    expect(read).toBe(whole);
    expect(parts).toBeGreaterThan(2);
    expect((await text(build, "long.txt", 999_999_999)).body).toMatchObject({
      text: "",
      next: null,
    });
  });

  it("of one endless line is cut between characters", async () => {
    const whole = "a" + "€".repeat(limits.part);
    const build = await waitingProduct(app, { source_code_url: await zip({ "min.js": whole }) });
    const first = (await text(build, "min.js")).body;
    expect(first.encoding).toBe("utf-8");
    const second = (await text(build, "min.js", first.next!)).body;
    expect([second.line, second.encoding]).toEqual([1, "utf-8"]);
    expect(whole.startsWith(first.text! + second.text!)).toBe(true);
  });

  it("that is none says so, and one in an old character set is read", async () => {
    const made = new ZipFile();
    made.addBuffer(Buffer.from("\u0000PNG"), "logo.png");
    made.addBuffer(Buffer.from("citt\u00e0", "latin1"), "old.txt");
    made.end();
    const build = await waitingProduct(app, {
      source_code_url: file(await buffer(made.outputStream), "build.zip"),
    });
    expect((await text(build, "logo.png")).body).toMatchObject({ text: null, unread: "binary" });
    expect((await text(build, "old.txt")).body).toMatchObject({
      text: "città",
      encoding: "windows-1252",
    });
  });
});

it("a file that there is no time to read is told by its name, without a hash", async () => {
  const path = join(app.dataDir, "slow.zip");
  await writeFile(path, await archive({ "a.js": "start();", "a.png": "no picture" }));
  const files = async (patience: number) => (await readTree(path, patience)).files;
  expect(await files(0)).toEqual([
    { path: "a.js", size: 8, type: "text", hash: "" },
    { path: "a.png", size: 10, type: "picture", hash: "" },
  ]);
  expect(await files(60_000)).toEqual([
    { path: "a.js", size: 8, type: "text", hash: sha256("start();") },
    { path: "a.png", size: 10, type: "text", hash: sha256("no picture") },
  ]);
});

it("says that an archive has more files than are listed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lanyard-contents-"));
  const path = join(folder, "build.zip");
  const all = new ZipFile();
  // Not compressed, because that takes most of the time.
  for (let at = 0; at <= 10_000; at += 1)
    all.addBuffer(Buffer.alloc(0), `${at}.txt`, { compress: false });
  all.end();
  await writeFile(path, await buffer(all.outputStream));
  const { files, truncated } = await readTree(path, 0);
  expect([files.length, truncated]).toEqual([10_000, 1]);
  await rm(folder, { recursive: true });
});
