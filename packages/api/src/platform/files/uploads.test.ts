// Requests with files: what is stored, what is refused, and that a refusal stores nothing.
import { once } from "node:events";
import { open as openFile } from "node:fs/promises";
import { request as httpRequest, type ClientRequest } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Refusal } from "@lanyard/contract";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ZipFile } from "yazl";
import { file, picture } from "../../../test/fixtures.ts";
import { hostile } from "../../../test/hostile.ts";
import { openUploader, type Uploader } from "../../../test/uploader.ts";

const MB = 1024 * 1024;
const multipart = { "content-type": "multipart/form-data; boundary=b" };
const archivePart =
  '--b\r\ncontent-disposition: form-data; name="source_code_url"; filename="b.zip"\r\n\r\n';

let uploader: Uploader;
beforeAll(async () => {
  uploader = await openUploader();
});
afterAll(() => uploader.close());

/** Starts a request whose body the test writes piece by piece. */
const open = (headers: Record<string, string | number> = {}): ClientRequest =>
  httpRequest({
    port: uploader.port,
    path: "/upload",
    method: "POST",
    headers: { ...multipart, ...headers },
  });
const statusOf = (sending: ClientRequest) =>
  new Promise((resolve, reject) => {
    sending.on("response", (reply) => resolve(reply.statusCode)).on("error", reject);
  });

it("ignores empty file inputs, and refuses unknown fields and a second file in a single field", async () => {
  expect((await uploader.send({ icon: file("", "") })).status).toBe(200);
  expect(uploader.seen).toEqual({});
  const stranger = await uploader.send({ portrait: file(await picture(), "p.png") });
  expect(stranger.body.problems[0]).toMatchObject({ field: "portrait", key: "field.unknown" });
  const body = new FormData();
  for (const n of [1, 2]) body.append("icon", file(await picture(n), "i.png"));
  expect((await fetch(`${uploader.base}/upload`, { method: "POST", body })).status).toBe(422);
});

it.each(["form-data", "form-data; name", 'form-data; filename="x"'])(
  "refuses a part that names no field: %s",
  async (disposition) => {
    const body = `--b\r\nContent-Disposition: ${disposition}\r\n\r\nx\r\n--b--\r\n`;
    const headers = { "content-type": "multipart/form-data; boundary=b" };
    const reply = await fetch(`${uploader.base}/upload`, { method: "POST", headers, body });
    expect([reply.status, await reply.json()]).toMatchObject([400, { code: "unreadable" }]);
  },
);

it("stores the last part of a file's name, without control and text-direction characters", async () => {
  const nameOf = async (name: string) => {
    const sent = await uploader.send({ db_script_url: file("select 1;", name) });
    expect(sent.status).toBe(200);
    return uploader.seen["db_script_url"]?.[0]?.name;
  };
  expect(await nameOf("a\u0001b\u007F\u0085c\u202Elqs.sql")).toBe("abclqs.sql");
  expect(await nameOf('a"b\r\n.sql')).toBe('a"b.sql');
  expect(await nameOf("C:\\files/../Città 1.sql")).toBe("Città 1.sql");
  expect(await nameOf(`${"x".repeat(300)}.sql`)).toBe(`${"x".repeat(196)}.sql`);
});

it("refuses a gigabyte before it is sent, and too much text while it is sent", async () => {
  const gigabyte = open({ "content-length": 1024 * MB });
  gigabyte.write("--b\r\n");
  expect(await statusOf(gigabyte)).toBe(413);
  const endless = open();
  endless.write('--b\r\ncontent-disposition: form-data; name="notes"\r\n\r\n');
  endless.end(`${"x".repeat(MB)}\r\n--b--\r\n`);
  expect(await statusOf(endless)).toBe(413);
});

it("tells the limit that was exceeded, and where", async () => {
  const problemsOf = async (body: FormData) => {
    const headers = { "accept-language": "en" };
    const reply = await fetch(`${uploader.base}/upload`, { method: "POST", body, headers });
    return [reply.status, ((await reply.json()) as Refusal).problems];
  };
  const long = new FormData();
  long.append("notes", "x".repeat(70_000));
  expect(await problemsOf(long)).toEqual([
    413,
    [
      {
        key: "field.too_large",
        field: "notes",
        params: { limit: "64 KB" },
        text: "What’s new in this version: over the limit of 64 KB.",
      },
    ],
  ]);
  const much = new FormData();
  for (let n = 0; n < 70; n += 1) much.append(`languages[${n}][name]`, "€".repeat(20_000));
  expect(await problemsOf(much)).toMatchObject([
    413,
    [{ key: "request.too_large", text: "What you sent is over the limit of 4 MB." }],
  ]);
  const files = new FormData();
  for (let n = 0; n < 65; n += 1) files.append("icon", file("", ""));
  expect(await problemsOf(files)).toMatchObject([
    413,
    [{ text: "The request has too many files: the limit is 64." }],
  ]);
});

it("refuses bytes that are no UTF-8 in texts and names, and a text that is said to be JSON", async () => {
  const post = async (head: string, bytes: Buffer) => {
    const body = Buffer.concat([
      Buffer.from(`--b\r\ncontent-disposition: form-data; name="notes${head}`, "latin1"),
      bytes,
      Buffer.from("\r\n--b--\r\n"),
    ]);
    return (await fetch(`${uploader.base}/upload`, { method: "POST", body, headers: multipart }))
      .status;
  };
  const [whole, broken] = [Buffer.from("è"), Buffer.from([0xe8])];
  expect(await post('"\r\n\r\n', whole)).toBe(200);
  expect(await post('"\r\n\r\n', broken)).toBe(400);
  expect(await post('\xe8"\r\n\r\n', whole)).toBe(400);
  expect(await post('"; filename="\xe8.zip"\r\n\r\n', whole)).toBe(400);
  expect(await post('"\r\ncontent-type: application/json\r\n\r\n', Buffer.from("{}"))).toBe(422);
});

it("answers 400 or 415 to a body that is no form or ends too soon", async () => {
  const post = (body: string, headers: Record<string, string> = multipart) =>
    fetch(`${uploader.base}/upload`, { method: "POST", body, headers });
  expect((await post(`${archivePart}abc`)).status).toBe(400);
  expect((await post("x", { "content-type": "multipart/form-data" })).status).toBe(400);
  expect((await post("x", { "content-type": "text/csv" })).status).toBe(415);
  const endless = `multipart/form-data; boundary=${"b".repeat(500)}`;
  expect((await post("x", { "content-type": endless })).status).toBe(400);
});

it("stores nothing of a request that is aborted", async () => {
  const before = await uploader.stored();
  const sending = open();
  sending.on("error", () => undefined);
  sending.write(archivePart);
  sending.write(Buffer.alloc(MB, 1));
  await expect.poll(() => uploader.stored()).toHaveLength(before.length + 1);
  sending.destroy();
  await expect.poll(() => uploader.stored()).toEqual(before);
});

it("deletes files that no table refers to afterwards, and all of them when one is refused", async () => {
  const before = await uploader.stored();
  const icon = file(await picture(31, 31), "icon.png");
  expect((await uploader.send({ icon })).status).toBe(200);
  expect(uploader.seen["icon"]).toHaveLength(1);
  expect((await uploader.send({ icon, banner: file("text", "banner.png") })).status).toBe(415);
  expect(await uploader.stored()).toEqual(before);
});

it("does not hold a whole archive in memory", async () => {
  const zip = await hostile.heavy(140 * MB);
  // RSS includes garbage that is not collected yet, so the limit is far below the whole archive, and far above what a
  // stream needs.
  const begin = process.memoryUsage().rss;
  let most = begin;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const sending = open();
  const status = statusOf(sending);
  sending.write(archivePart);
  for (let at = 0; at < zip.length; at += MB)
    if (!sending.write(zip.subarray(at, at + MB))) await once(sending, "drain");
  sending.end("\r\n--b--\r\n");
  expect(await status).toBe(200);
  clearInterval(watch);
  expect(most - begin).toBeLessThan(112 * MB);
}, 120_000);

it("lets the disk write a large file while the rest of it arrives", async () => {
  const handle = await openFile(import.meta.filename);
  const written = vi.spyOn(Object.getPrototypeOf(handle) as typeof handle, "datasync");
  await handle.close();
  const archiveOf = async (megabytes: number) => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(megabytes * MB), "large.bin", { compress: false });
    zip.end();
    return file(await buffer(zip.outputStream), "large.zip");
  };
  expect((await uploader.send({ source_code_url: await archiveOf(1) })).status).toBe(200);
  expect(written).not.toHaveBeenCalled();
  expect((await uploader.send({ source_code_url: await archiveOf(40) })).status).toBe(200);
  expect(written).toHaveBeenCalled();
  written.mockRestore();
});
