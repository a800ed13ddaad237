// Uploaded archives and SQL scripts: what is accepted, and what is refused with which problem.
import { afterAll, beforeAll, expect, it } from "vitest";
import { archive, file } from "../../../test/fixtures.ts";
import { hostile } from "../../../test/hostile.ts";
import { openUploader, type Uploader } from "../../../test/uploader.ts";

const MB = 1024 * 1024;
let uploader: Uploader;
beforeAll(async () => {
  uploader = await openUploader();
});
afterAll(() => uploader.close());

it("stores an archive unchanged and serves it as a download that a browser does not run", async () => {
  uploader.keeps = true;
  const zip = await archive();
  expect((await uploader.send({ source_code_url: file(zip, "Visite è.zip") })).status).toBe(200);
  const { key = "", name = "" } = uploader.seen["source_code_url"]?.[0] ?? {};
  const url = uploader.app.files.signedUrl(key, name);
  const reply = await fetch(uploader.base + url);
  expect(Buffer.from(await reply.arrayBuffer()).equals(zip)).toBe(true);
  expect(reply.headers.get("content-disposition")).toBe(
    `attachment; filename="Visite _.zip"; filename*=UTF-8''Visite%20%C3%A8.zip`,
  );
  expect(reply.headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
  const wrong = [
    url.replace(/name=[^&]*/, "name=other"),
    url.replace(/expires=\d/, "expires=9"),
    `${url}x`,
    `/files/private/${key}`,
    `/files/${key}`,
  ];
  for (const address of wrong) expect((await fetch(uploader.base + address)).status).toBe(404);
});

it.each([
  ["no ZIP at all", () => Buffer.from("PKnothing"), 415, "archive.type"],
  [
    "a ZIP after the bytes of a program",
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
  ["changed in its content", hostile.damaged, 422, "archive.broken"],
  ["encrypted", hostile.encrypted, 422, "archive.broken"],
  ["with the same name twice", hostile.twice, 422, "archive.broken"],
  ["unpacking to a thousand times its size", hostile.bomb, 422, "archive.unpacks_too_large"],
  ["unpacking to gigabytes", hostile.giant, 422, "archive.unpacks_too_large"],
  ["lying about its size", hostile.lying, 422, "archive.broken"],
  ["with too many entries", hostile.crowd, 422, "archive.unpacks_too_large"],
])("refuses an archive that is %s", async (_what, make, status, key) => {
  const reply = await uploader.send({ source_code_url: file(await make(), "build.zip") });
  expect(reply.body.problems).toMatchObject([{ field: "source_code_url", key }]);
  expect(reply.status).toBe(status);
});

it("accepts SQL scripts that are UTF-8 text, and refuses others", async () => {
  expect((await uploader.send({ db_script_url: file("select 'è';", "a.sql") })).status).toBe(200);
  for (const bytes of [
    Buffer.from([0xff, 0xfe, 0x41]),
    Buffer.from("a\0b"),
    Buffer.from("è").subarray(0, 1),
  ]) {
    const reply = await uploader.send({ db_script_url: file(bytes, "a.sql") });
    expect(reply.status).toBe(415);
    expect(reply.body.problems).toMatchObject([{ field: "db_script_url", key: "sql.type" }]);
  }
  const empty = await uploader.send({ db_script_url: file(" \n", "a.sql") });
  expect(empty.body.problems).toMatchObject([{ field: "db_script_url", key: "sql.empty" }]);
  expect(
    (await uploader.send({ db_script_url: file(Buffer.alloc(5 * MB + 1, 97), "a.sql") })).status,
  ).toBe(413);
});
