// Files on disk and in a bucket: stored once, deleted when no table refers to them any more, and never while in use.
import { randomBytes } from "node:crypto";
import { readdir, utimes, writeFile } from "node:fs/promises";
import { connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { renditionWidths } from "@lanyard/contract";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { testApp, type TestApp } from "../../../test/harness.ts";
import { waitingProduct } from "../../../test/fixtures.ts";
import { startS3, type TestS3 } from "../../../test/s3.ts";
import { users } from "../../features/account/account.tables.ts";
import { filePins } from "./file-pins.tables.ts";
import { fileColumns } from "../../file-columns.ts";
import { startProblem } from "../../start-problem.ts";
import { renditionKeys, renditionPath } from "./renditions.ts";
import { openFiles } from "./stored-files.ts";

let app: TestApp;
let s3: TestS3;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());
afterEach(() => vi.useRealTimers());

/** What a client gets at a signed link, which redirects to the bucket where there is one. */
async function download(link: string, headers: Record<string, string> = {}) {
  const reply = await app.fastify.inject({ url: link, headers });
  if (reply.statusCode !== 307)
    return {
      status: reply.statusCode,
      text: reply.body,
      headers: new Headers(reply.headers as Record<string, string>),
    };
  const sent = await fetch(String(reply.headers.location), { headers });
  return { status: sent.status, text: await sent.text(), headers: sent.headers };
}
const bytes = (text: string) => new TextEncoder().encode(text);
const setAvatar = (avatar: string) =>
  app.db.update(users).set({ avatar }).where(eq(users.username, "creator"));

describe.each(["disk", "s3"] as const)("on %s", (kind) => {
  beforeAll(async () => {
    app = await testApp(kind === "s3" ? s3.variables : {});
  });
  afterAll(() => app.close());

  it("stores the same content once", async () => {
    const keys = await Promise.all(
      Array.from({ length: 8 }, () => app.files.put(bytes("the same"), "sql")),
    );
    expect(new Set(keys).size).toBe(1);
    const content = await app.files.read(keys[0] ?? "");
    expect(content?.bytes).toBe(8);
    expect(await content?.stream.toArray()).toEqual([Buffer.from("the same")]);
    await app.files.unpin(keys);
    expect(await readdir(join(app.dataDir, "files", "staging"))).toEqual([]);
  });

  it("deletes a file only when no request has pinned it and no table refers to it", async () => {
    const { files } = app;
    const key = await files.put(bytes("held"), "webp");
    await files.put(bytes("held"), "webp");
    await files.unpin([key]);
    expect(await files.exists(key), "another request has pinned it").toBe(true);
    await setAvatar(key);
    await files.unpin([key]);
    expect(await files.exists(key), "a table refers to it").toBe(true);
    await setAvatar("");
    await files.release([key, key, "", "../../etc/passwd"]);
    expect(await files.exists(key)).toBe(false);
    expect(files.publicUrl("") + files.signedUrl("", "x")).toBe("");
    expect(await app.db.$count(filePins)).toBe(0);
  });

  it("keeps and deletes the renditions of a picture with it", async () => {
    const { files } = app;
    const temporary = files.newTemporaryPath();
    await writeFile(temporary, "whole");
    await writeFile(`${temporary}-160`, "small");
    const key = await files.keep(temporary, "webp");
    const textAt = async (at: string) => String(await (await files.read(at))?.stream.toArray());
    expect(await textAt(key.replace(".webp", "-160.webp"))).toBe("small");
    expect(await textAt(key.replace(".webp", "-480.webp"))).toBe("whole");
    await files.unpin([key]);
    for (const at of [key, key.replace(".webp", "-160.webp")])
      expect(await files.read(at), at).toBeUndefined();
  });

  it("leaves nothing of a picture that is there already, or that a killed process was storing", async () => {
    const { files } = app;
    const staging = () => readdir(join(app.dataDir, "files", "staging"));
    const keep = async (content: string) => {
      const temporary = files.newTemporaryPath();
      await writeFile(temporary, content);
      for (const width of renditionWidths)
        await writeFile(renditionPath(temporary, width), `${content} ${width}`);
      return files.keep(temporary, "webp");
    };
    const [key] = [await keep("again"), await keep("again")];
    expect(await staging()).toEqual([]);
    await files.unpin([key]);
    await files.unpin([key]);
    const killed = await keep("killed");
    await app.db.update(filePins).set({ expiresAt: sql`now() - interval '1 second'` });
    await files.sweep();
    for (const at of [key, killed].flatMap((one) => [one, ...renditionKeys(one)]))
      expect(await files.read(at), at).toBeUndefined();
    expect(await staging()).toEqual([]);
  });

  it("does not lose a file that one request stores while another unpins it", async () => {
    const { files } = app;
    for (let round = 0; round < 20; round += 1) {
      const [key] = await Promise.all([
        files.put(bytes("contested"), "zip"),
        files.put(bytes("contested"), "zip").then((same) => files.unpin([same])),
      ]);
      expect(await files.exists(key)).toBe(true);
      await files.unpin([key]);
      expect(await files.exists(key)).toBe(false);
    }
  });

  it("reads nothing for an invalid key", async () => {
    for (const key of ["", "../secret.webp", `${"0".repeat(64)}.html`, "staging"])
      expect(await app.files.read(key)).toBeUndefined();
  });

  it("serves public files to everybody, private ones by signed link only", async () => {
    const { files, fastify } = app;
    const picture = await files.put(bytes("picture"), "webp");
    const script = await files.put(bytes("create table x ();"), "sql");
    const reply = await fastify.inject(files.publicUrl(picture));
    expect([reply.statusCode, reply.body]).toEqual([200, "picture"]);
    const link = files.signedUrl(script, "a.sql");
    const sent = await download(link);
    expect([sent.status, sent.text]).toEqual([200, "create table x ();"]);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": "attachment; filename=\"a.sql\"; filename*=UTF-8''a.sql",
      "cache-control": "private, no-store",
    });
    for (const wrong of [
      files.publicUrl(script),
      `/files/private/${script}`,
      link.replace("name=a", "name=b"),
      link.replace(/expires=\d+/, "expires=99999999999"),
      files.publicUrl(`${"0".repeat(64)}.webp`),
    ])
      expect((await fastify.inject(wrong)).statusCode, wrong).toBe(404);
    await files.unpin([picture, script]);
    expect((await fastify.inject(link)).statusCode).toBe(404);
  });

  it("ends a signed link after ten minutes", async () => {
    const script = await app.files.put(bytes("create table y ();"), "sql");
    const link = app.files.signedUrl(script, "a.sql");
    const signed = Math.floor(Date.now() / 1000) * 1000;
    const statusAfter = async (seconds: number) => {
      vi.useFakeTimers({ toFake: ["Date"], now: signed + seconds * 1000 });
      return (await download(link)).status;
    };
    expect([await statusAfter(0), await statusAfter(599)]).toEqual([200, 200]);
    expect([await statusAfter(602), await statusAfter(86_400)]).toEqual([404, 404]);
    vi.useRealTimers();
    await app.files.unpin([script]);
  });

  it("stores the uploads of a build and deletes them with it", async () => {
    const build = await waitingProduct(app);
    await app.as("creator").post(`${build.path}/draft`);
    const { icon_url: icon, source_code_url: archive } = (await app.as("creator").get(build.path))
      .body.submission;
    const statuses = () =>
      Promise.all([icon, archive].map(async (path) => (await download(path)).status));
    expect(await statuses()).toEqual([200, 200]);
    await app.as("creator").delete(build.path);
    expect(await statuses()).toEqual([404, 404]);
    expect((await app.as().get("/readyz")).body).toMatchObject({ files: "ok" });
    expect(await readdir(join(app.dataDir, "files", "staging"))).toEqual([]);
  });

  it("removes old temporary files of a killed process, and not those that another is writing", async () => {
    const staging = join(app.dataDir, "files", "staging");
    await writeFile(join(staging, "old"), "x");
    await writeFile(join(staging, "new"), "x");
    await utimes(join(staging, "old"), 0, 0);
    const again = await openFiles(app.env, app.db, fileColumns);
    await again.sweep();
    expect(await readdir(staging)).toEqual(["new"]);
    const [key, expires] = [`${"a".repeat(64)}.zip`, "99999999999"];
    const url = new URL(app.files.signedUrl(key, "b.zip"), "http://here").searchParams;
    expect(again.isSigned(key, "b.zip", url.get("expires") ?? "", url.get("signature") ?? "")).toBe(
      true,
    );
    expect(again.isSigned(key, "b.zip", expires, url.get("signature") ?? "")).toBe(false);
  });
});

it("cleans the download name for the header", async () => {
  app = await testApp();
  const key = await app.files.put(bytes("drop table z;"), "sql");
  const reply = await app.fastify.inject(
    app.files.signedUrl(key, 'più "x"\r\nset-cookie: a=\u0000\u202E(1).sql'),
  );
  expect(reply.statusCode).toBe(200);
  expect(reply.headers["set-cookie"]).toBeUndefined();
  expect(reply.headers["content-disposition"]).toBe(
    "attachment; filename=\"pi_ _x___set-cookie_ a___(1).sql\"; filename*=UTF-8''pi%C3%B9%20%22x%22%0D%0Aset-cookie%3A%20a%3D%00%E2%80%AE%281%29.sql",
  );
  await app.files.unpin([key]);
  await app.close();
});

describe("a private file in a bucket", () => {
  const openWith = async (variables: Record<string, string>) => {
    app = await testApp({ ...s3.variables, ...variables });
    return app.files.put(bytes("0123456789"), "zip");
  };
  afterEach(() => app.close());

  it("is fetched there by a browser, in parts too, for a minute, and kept by nobody", async () => {
    const key = await openWith({});
    const link = app.files.signedUrl(key, "più (1).zip");
    const reply = await app.fastify.inject(link);
    expect([reply.statusCode, reply.body]).toEqual([307, ""]);
    expect(reply.headers["cache-control"]).toBe("private, no-store");
    const location = new URL(String(reply.headers.location));
    expect(location.origin).toBe(s3.origin);
    expect(Number(location.searchParams.get("X-Amz-Expires"))).toBe(60);
    const part = await download(link, { range: "bytes=2-4" });
    expect([part.status, part.text]).toEqual([206, "234"]);
    expect(part.headers.get("content-disposition")).toContain(
      "filename*=UTF-8''pi%C3%B9%20%281%29.zip",
    );
    const another = new URL(location);
    another.searchParams.set("response-content-type", "text/html");
    expect((await fetch(another)).status, "another type than the signed one").toBe(403);
    expect((await app.fastify.inject(link.replace("name=", "name=x"))).statusCode).toBe(404);
  });

  it("is looked for under the address that clients reach the bucket at", async () => {
    const key = await openWith({ STORAGE_PUBLIC_URL: "https://files.badges.test" });
    const { headers } = await app.fastify.inject(app.files.signedUrl(key, "a.zip"));
    expect(headers.location).toMatch(/^https:\/\/files\.badges\.test\/badges\/files\//);
  });

  it("passes through the server where clients cannot reach the bucket", async () => {
    const key = await openWith({ STORAGE_PUBLIC_URL: "none" });
    const reply = await app.fastify.inject(app.files.signedUrl(key, "a.zip"));
    expect([reply.statusCode, reply.body]).toEqual([200, "0123456789"]);
  });
});

describe("pictures in a bucket", () => {
  /** Eight of them are more than the kernel buffers for a reader. */
  const size = 3 * 1024 * 1024;
  let key: string;
  let content: Buffer;
  beforeAll(async () => {
    app = await testApp(s3.variables);
    content = randomBytes(size);
    key = await app.files.put(content, "webp");
  });
  afterAll(async () => {
    await app.files.unpin([key]);
    await app.close();
  });

  it("come whole, and in the part that is asked for, however many parts they are read in", async () => {
    const whole = await app.files.read(key);
    expect(whole?.bytes).toBe(size);
    expect(Buffer.concat(await whole!.stream.toArray())).toEqual(content);
    const part = await app.files.read(key, { start: 10, end: 700_000 });
    expect(part?.bytes).toBe(699_991);
    expect(Buffer.concat(await part!.stream.toArray())).toEqual(content.subarray(10, 700_001));
  });

  it("are read slowly without holding up uploads, other readers and readiness", async () => {
    await app.fastify.listen({ port: 0, host: "127.0.0.1" });
    const { port } = app.fastify.server.address() as AddressInfo;
    const get = `GET ${app.files.publicUrl(key)} HTTP/1.1\r\nhost: a\r\n\r\n`;
    const read = vi.spyOn(app.files, "read");
    const readers = Array.from({ length: 8 }, () => connect(port, "127.0.0.1").pause());
    for (const reader of readers) reader.write(get.repeat(8));
    await expect.poll(() => read.mock.calls.length).toBe(64);
    await app.files.unpin([await app.files.put(bytes("another"), "webp")]);
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    const answer = await fetch(`http://127.0.0.1:${port}${app.files.publicUrl(key)}`);
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
    for (const reader of readers) reader.destroy();
    read.mockRestore();
  });
});

it("stores nothing in a bucket that is gone, and the server is not ready", async () => {
  const bucket = await startS3();
  app = await testApp(bucket.variables);
  await bucket.close();
  await expect(app.files.put(bytes("x"), "sql")).rejects.toThrow();
  const reply = await app.as().get("/readyz");
  expect(reply.status).toBe(503);
  expect(reply.body).toMatchObject({ files: "failed" });
  expect(await readdir(join(app.dataDir, "files"))).toEqual(["staging"]);
  expect(await readdir(join(app.dataDir, "files", "staging"))).toEqual([]);
  const refusing = { ...app.env, storageUrl: s3.wrongSecret["STORAGE_URL"] };
  const problem = await openFiles(refusing, app.db, fileColumns).catch((error: unknown) => error);
  // Its cause, a refused access, may look like an error of the database.
  expect(startProblem(problem, refusing)).toMatch(
    /^s3:\/\/badges\/files\/\d+ cannot be read: .*[^.]\. Check DATA_DIR or STORAGE_URL\.$/,
  );
  await app.close();
});
