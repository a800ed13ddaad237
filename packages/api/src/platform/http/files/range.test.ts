// Parts of private files: how ranges are read, and what is sent from disk and from a bucket that clients cannot reach.
import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/harness.ts";
import { startS3, type TestS3 } from "../../../../test/s3.ts";
import { parseRange } from "./range.ts";

const whole = undefined;
const etag = '"k"';

describe("of 100 bytes", () => {
  test.each([
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=10-19", { start: 10, end: 19 }],
    ["Bytes=10-19", { start: 10, end: 19 }],
    ["bytes=95-", { start: 95, end: 99 }],
    ["bytes=95-1000", { start: 95, end: 99 }],
    ["bytes=-5", { start: 95, end: 99 }],
    ["bytes=-1000", { start: 0, end: 99 }],
    ["bytes=100-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=0-1,5-6", whole],
    ["bytes=9-5", whole],
    ["bytes=a-b", whole],
    ["lines=0-1", whole],
    [whole, whole],
  ])("%s is %j", (range, part) => expect(parseRange({ range }, 100, etag)).toEqual(part));

  test("a part of something older is all of the new", () => {
    const range = "bytes=1-2";
    expect(parseRange({ range, "if-range": etag }, 100, etag)).toEqual({ start: 1, end: 2 });
    for (const other of ['"other"', `W/${etag}`, "Sun, 22 Nov 2026 00:00:00 GMT"])
      expect(parseRange({ range, "if-range": other }, 100, etag)).toBeUndefined();
  });
});

describe.each(["disk", "s3"] as const)("a private file on %s", (kind) => {
  let s3: TestS3 | undefined;
  let app: TestApp;
  let key: string;
  let link: string;
  beforeAll(async () => {
    s3 = kind === "s3" ? await startS3() : undefined;
    app = await testApp(s3 && { ...s3.variables, STORAGE_PUBLIC_URL: "none" });
    key = await app.files.put(new TextEncoder().encode("0123456789"), "sql");
    link = app.files.signedUrl(key, "a.sql");
  });
  afterAll(async () => {
    await app.files.unpin([key]);
    await app.close();
    await s3?.close();
  });
  const ask = async (headers: Record<string, string>, method: "GET" | "HEAD" = "GET") => {
    const reply = await app.fastify.inject({ method, url: link, headers });
    const { "content-range": range, "content-length": length } = reply.headers;
    return [reply.statusCode, reply.body, range, length];
  };

  it("comes whole, and says that parts can be had", async () => {
    const reply = await app.fastify.inject(link);
    expect(reply.headers).toMatchObject({ "accept-ranges": "bytes", etag: `"${key}"` });
    expect(await ask({})).toEqual([200, "0123456789", undefined, "10"]);
    expect(await ask({ range: "bytes=0-1,3-4" })).toEqual([200, "0123456789", undefined, "10"]);
    expect(await ask({}, "HEAD")).toEqual([200, "", undefined, "10"]);
  });
  it("comes in parts, for a download that goes on", async () => {
    expect(await ask({ range: "bytes=0-3" })).toEqual([206, "0123", "bytes 0-3/10", "4"]);
    expect(await ask({ range: "bytes=4-" })).toEqual([206, "456789", "bytes 4-9/10", "6"]);
    expect(await ask({ range: "bytes=-2" })).toEqual([206, "89", "bytes 8-9/10", "2"]);
    const statusWith = async (ifRange: string) =>
      (await ask({ range: "bytes=4-", "if-range": ifRange }))[0];
    expect([await statusWith(`"${key}"`), await statusWith('"x"')]).toEqual([206, 200]);
  });
  it("is not sent to whom has it, nor where another is expected", async () => {
    const tag = `"${key}"`;
    const answers = async (headers: Record<string, string>, status: number) => {
      for (const method of ["GET", "HEAD"] as const) {
        const reply = await app.fastify.inject({ method, url: link, headers });
        expect(reply.statusCode, JSON.stringify(headers)).toBe(status);
        expect(reply.headers.etag).toBe(tag);
        if (status !== 200) expect(reply.body).toBe("");
      }
    };
    for (const has of [tag, `W/${tag}`, `"x", ${tag}`, "*"])
      await answers({ "if-none-match": has, range: "bytes=0-3" }, 304);
    await answers({ "if-none-match": '"x"' }, 200);
    for (const expected of ['"x"', `W/${tag}`, ""]) await answers({ "if-match": expected }, 412);
    for (const expected of [tag, `"x",${tag}`, "*"]) await answers({ "if-match": expected }, 200);
    await answers({ "if-match": '"x"', "if-none-match": tag }, 412);
  });
  it("has nothing behind its end", async () => {
    expect(await ask({ range: "bytes=10-" })).toEqual([416, "", "bytes */10", "0"]);
  });
});
