// Files from strangers: what is kept, what is refused, and that a refusal leaves nothing.
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readdir } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

import { call, ok, submissionFiles } from "@lanyard/contract";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { archive, file, picture } from "../../test/fixtures.ts";
import { testApp, type TestApp } from "../../test/harness.ts";
import { hostile } from "../../test/hostile.ts";
import { buildShell } from "../app.ts";
import type { App } from "./context.ts";
import { fileRoutes } from "./files.routes.ts";
import { done, route } from "./route.ts";
import type { Uploads } from "./uploads.ts";

const MB = 1024 * 1024;
let app: TestApp;
let shell: App;
let base: string;
/** What the last request left to its handler. */
let seen: Uploads | undefined;
/** Set: the handler names its files, so that they stay. */
let pinned = false;

const upload = call({
  id: "test.upload",
  method: "POST",
  path: "/upload",
  who: "anyone",
  summary: "Takes every kind of file",
  files: submissionFiles,
  output: ok,
});

beforeAll(async () => {
  app = await testApp();
  shell = await buildShell(app, "silent");
  fileRoutes(shell);
  route(shell, upload, async ({ uploads }) => {
    seen = uploads;
    for (const { key } of Object.values(uploads).flat())
      if (pinned)
        await app.db.execute(`update users set avatar = '${key}' where username = 'creator'`);
    return done;
  });
  base = await shell.listen({ port: 0, host: "127.0.0.1" });
});
beforeEach(() => {
  seen = undefined;
  pinned = false;
});
afterAll(async () => {
  await shell.close();
  await app.close();
});

async function send(files: Record<string, File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(files)) body.append(name, value);
  const reply = await fetch(`${base}/upload`, {
    method: "POST",
    body,
    headers: { "accept-language": "en" },
  });
  return {
    status: reply.status,
    body: (await reply.json()) as { error: string; problems: { field: string; key: string }[] },
  };
}

const stored = async () =>
  (await readdir(join(app.dataDir, "files"), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe("a picture", () => {
  it("is written anew as WebP: upright, without metadata, no larger than its field needs", async () => {
    pinned = true;
    const sent = await sharp(await picture(900, 600))
      .withExif({ IFD0: { Copyright: "somebody" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await send({ icon: file(sent, "C:\\pictures\\icon.jpg") })).status).toBe(200);
    const [kept] = seen?.["icon"] ?? [];
    expect(kept).toMatchObject({ name: "icon.jpg", bytes: sent.length, slot: 0 });
    const reply = await fetch(base + app.files.publicUrl(kept?.key ?? ""));
    expect(reply.headers.get("content-type")).toBe("image/webp");
    expect(reply.headers.get("cache-control")).toContain("immutable");
    const bytes = Buffer.from(await reply.arrayBuffer());
    expect(`${createHash("sha256").update(bytes).digest("hex")}.webp`).toBe(kept?.key);
    const { exif, ...facts } = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: "webp", width: 341, height: 512 });
    expect(exif).toBeUndefined();
  });

  it.each([
    ["SVG", file(hostile.svg, "icon.png", "image/png"), 415, "image.type"],
    ["text", file("hello", "icon.png", "image/png"), 415, "image.type"],
    ["GIF", file(hostile.gif, "icon.png", "image/png"), 415, "image.type"],
    ["nothing", file("", "icon.png", "image/png"), 415, "image.type"],
  ])("is refused when it is %s under the name of a PNG", async (_what, icon, status, key) => {
    const reply = await send({ icon });
    expect(reply.status).toBe(status);
    expect(reply.body.problems).toMatchObject([{ field: "icon", key }]);
  });

  it("is refused when it is cut off, has too many pixels or too many bytes", async () => {
    const whole = await picture(400, 400);
    expect(
      (await send({ icon: file(whole.subarray(0, whole.length / 2), "icon.png") })).body.problems[0]
        ?.key,
    ).toBe("image.broken");
    expect(
      (await send({ icon: file(await hostile.vast(12_000, 12_000), "icon.png") })).body.problems[0]
        ?.key,
    ).toBe("image.too_many_pixels");
    const heavy = await send({
      icon: file(Buffer.concat([whole, Buffer.alloc(5 * MB)]), "icon.png"),
    });
    expect(heavy.status).toBe(413);
    expect(heavy.body).toMatchObject({
      error: "The picture is over 5 MB.",
      problems: [{ field: "icon", key: "image.too_large" }],
    });
  });

  it("comes at most six times as a screenshot", async () => {
    const shots = await Promise.all(
      Array.from(
        { length: 7 },
        async (_, n) => [`screenshots[${n}]`, file(await picture(10 + n), "s.png")] as const,
      ),
    );
    expect((await send(Object.fromEntries(shots.slice(1)))).status).toBe(200);
    expect(seen?.["screenshots"]?.map(({ slot }) => slot)).toEqual([1, 2, 3, 4, 5, 6]);
    const reply = await send(Object.fromEntries(shots));
    expect(reply.status).toBe(422);
    expect(reply.body.error).toBe("At most 6 screenshots.");
  });
});

describe("an archive", () => {
  it("is kept as it came and served as a download that nobody can run", async () => {
    pinned = true;
    const zip = await archive();
    expect((await send({ source_code_url: file(zip, "Visite è.zip") })).status).toBe(200);
    const [kept] = seen?.["source_code_url"] ?? [];
    const url = app.files.signedUrl(kept?.key ?? "", kept?.name ?? "");
    const reply = await fetch(base + url);
    expect(Buffer.from(await reply.arrayBuffer()).equals(zip)).toBe(true);
    expect(reply.headers.get("content-disposition")).toBe(
      `attachment; filename="Visite _.zip"; filename*=UTF-8''Visite%20%C3%A8.zip`,
    );
    expect(reply.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
    for (const wrong of [
      url.replace(/name=[^&]*/, "name=other"),
      url.replace(/expires=\d/, "expires=9"),
      `${url}x`,
      url.split("?")[0],
    ])
      expect((await fetch(base + wrong)).status).toBe(404);
    expect((await fetch(`${base}/files/${kept?.key}`)).status).toBe(404);
  });

  it.each([
    ["no ZIP at all", () => Buffer.from("PKnothing"), 415, "archive.type"],
    [
      "a ZIP behind a program",
      async () => Buffer.concat([Buffer.from("MZ"), await archive()]),
      415,
      "archive.type",
    ],
    ["empty", () => archive({}), 422, "archive.empty"],
    ["folders only", hostile.folders, 422, "archive.empty"],
    ["leaving its folder", () => hostile.renamed("../../etc/passwd"), 422, "archive.unsafe_path"],
    ["absolute", () => hostile.renamed("/etc/passwd"), 422, "archive.unsafe_path"],
    ["a symbolic link", hostile.link, 422, "archive.unsafe_path"],
    ["cut off", async () => (await archive()).subarray(0, 60), 422, "archive.broken"],
    ["of changed content", hostile.damaged, 422, "archive.broken"],
    ["encrypted", hostile.encrypted, 422, "archive.broken"],
    ["of one name twice", hostile.twice, 422, "archive.broken"],
    ["unpacking to a thousand times its size", hostile.bomb, 422, "archive.unpacks_too_large"],
    ["unpacking to gigabytes", hostile.giant, 422, "archive.unpacks_too_large"],
    ["lying about its size", hostile.lying, 422, "archive.broken"],
    ["of too many entries", hostile.crowd, 422, "archive.unpacks_too_large"],
  ])("is refused when it is %s", async (_what, make, status, key) => {
    const reply = await send({ source_code_url: file(await make(), "build.zip") });
    expect(reply.body.problems).toMatchObject([{ field: "source_code_url", key }]);
    expect(reply.status).toBe(status);
  });
});

describe("a SQL script", () => {
  it("has to be text in UTF-8", async () => {
    expect((await send({ db_script_url: file("select 'è';", "a.sql") })).status).toBe(200);
    for (const bytes of [
      Buffer.from([0xff, 0xfe, 0x41]),
      Buffer.from("a\0b"),
      Buffer.from(""),
      Buffer.from("è").subarray(0, 1),
    ]) {
      const reply = await send({ db_script_url: file(bytes, "a.sql") });
      expect(reply.status).toBe(415);
      expect(reply.body.problems).toMatchObject([{ field: "db_script_url", key: "sql.type" }]);
    }
    expect(
      (await send({ db_script_url: file(Buffer.alloc(5 * MB + 1, 97), "a.sql") })).status,
    ).toBe(413);
  });
});

describe("a request", () => {
  it("leaves out files that the browser left empty, and refuses fields that are none", async () => {
    expect((await send({ icon: file("", "") })).status).toBe(200);
    expect(seen).toEqual({ icon: [] });
    expect(
      (await send({ portrait: file(await picture(), "p.png") })).body.problems[0],
    ).toMatchObject({ field: "portrait", key: "field.invalid" });
    const body = new FormData();
    for (const n of [1, 2]) body.append("icon", file(await picture(n), "i.png"));
    expect((await fetch(`${base}/upload`, { method: "POST", body })).status).toBe(422);
  });

  it("of a gigabyte is refused before it is sent", async () => {
    const { port } = shell.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const sending = httpRequest({
        port,
        path: "/upload",
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b", "content-length": 1024 * MB },
      });
      sending.on("response", (reply) => resolve(reply.statusCode)).on("error", reject);
      sending.write("--b\r\n");
    });
    expect(status).toBe(413);
  });

  it("that is no form, or ends too soon, is unreadable", async () => {
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const post = (body: string, type = headers) =>
      fetch(`${base}/upload`, { method: "POST", body, headers: type });
    expect(
      (await post('--b\r\ncontent-disposition: form-data; name="icon"; filename="i"\r\n\r\nabc'))
        .status,
    ).toBe(400);
    expect((await post("x", { "content-type": "multipart/form-data" })).status).toBe(400);
    expect((await post("x", { "content-type": "text/csv" })).status).toBe(415);
  });

  it("that is broken off leaves nothing", async () => {
    const before = await stored();
    const { port } = shell.server.address() as AddressInfo;
    await new Promise<void>((resolve) => {
      const sending = httpRequest({
        port,
        path: "/upload",
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b" },
      });
      sending.on("error", () => resolve());
      sending.write(
        '--b\r\ncontent-disposition: form-data; name="source_code_url"; filename="b.zip"\r\n\r\n',
      );
      sending.write(Buffer.alloc(MB, 1));
      setTimeout(() => sending.destroy(), 100);
    });
    await expect.poll(stored).toEqual(before);
  });

  it("whose files no table names, or of which one is refused, leaves nothing", async () => {
    const before = await stored();
    const icon = file(await picture(31, 31), "icon.png");
    expect((await send({ icon })).status).toBe(200);
    expect(seen?.["icon"]).toHaveLength(1);
    expect((await send({ icon, banner: file("text", "banner.png") })).status).toBe(415);
    expect(await stored()).toEqual(before);
  });

  it("of a whole archive never fills the memory", async () => {
    const zip = await hostile.heavy(96 * MB);
    const rss = process.memoryUsage().rss;
    let most = rss;
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 5);
    const { port } = shell.server.address() as AddressInfo;
    const status = await new Promise((resolve, reject) => {
      const sending = httpRequest({
        port,
        path: "/upload",
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=b" },
      });
      sending.on("response", (reply) => resolve(reply.statusCode)).on("error", reject);
      sending.write(
        '--b\r\ncontent-disposition: form-data; name="source_code_url"; filename="b.zip"\r\n\r\n',
      );
      void (async () => {
        for (let at = 0; at < zip.length; at += MB)
          if (!sending.write(zip.subarray(at, at + MB))) await once(sending, "drain");
        sending.end("\r\n--b--\r\n");
      })();
    });
    clearInterval(watch);
    expect(status).toBe(200);
    expect(most - rss).toBeLessThan(64 * MB);
  });
});
