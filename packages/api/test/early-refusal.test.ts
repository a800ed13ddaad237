// The server refuses a bad request with files before the files arrive, and the connection can serve the next request.
import { once } from "node:events";
import { Agent, request as ask } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { createProduct, releasedProduct, type Build } from "./fixtures.ts";
import { testApp, tokenOf, type TestApp } from "./harness.ts";

const MB = 1024 * 1024;
const long = { timeout: 60_000 };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let app: TestApp;
let port: number;
let draft: Build;
let released: Build;
beforeAll(async () => {
  app = await testApp();
  draft = await createProduct(app);
  released = await releasedProduct(app);
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.fastify.server.address() as AddressInfo);
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

const part = (field: string, name: string) =>
  `--b\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n`;
/** Sends the request, and afterwards removes the obstacle that was set up for it. */
async function amid(stop: () => void, sending: () => Promise<number>): Promise<number> {
  try {
    return await sending();
  } finally {
    stop();
  }
}
const archivePart = part("source_code_url", "b.zip");
const json = "application/json";

/**
 * Sends `sent` bytes of a body that announces `length` bytes (0: chunked, of unknown length). Returns the status, which
 * may arrive before the body has been sent.
 */
async function send(
  path: string,
  {
    who = "creator",
    type = "multipart/form-data; boundary=b",
    length = 60 * MB,
    sent = 0,
    head = archivePart,
    method = "POST",
  } = {},
): Promise<number> {
  const sending = ask({
    port,
    path,
    method,
    agent,
    headers: {
      "content-type": type,
      ...(length === 0 ? { "transfer-encoding": "chunked" } : { "content-length": length }),
      ...(who === "" ? {} : { authorization: `Bearer ${who === "bad" ? "bad" : tokenOf(who)}` }),
    },
  });
  // The server may cut off a refused sender; the test only needs the response.
  sending.on("error", () => undefined);
  sending.write(head);
  for (let sentBytes = 0; sentBytes < sent; sentBytes += MB) sending.write(Buffer.alloc(MB));
  const [reply] = (await once(sending, "response")) as [{ statusCode: number; resume(): void }];
  reply.resume();
  sending.end();
  return reply.statusCode;
}

it.each<[string, number, () => Promise<number>]>([
  ["somebody else's build", 404, () => send(draft.path, { who: "other" })],
  ["a build that does not exist", 404, () => send(`${draft.path}999`)],
  [
    "somebody else's screenshots",
    404,
    () => send(`${draft.path}/screenshots`, { who: "other", length: 20 * MB }),
  ],
  [
    "somebody else's account",
    404,
    () => send(`/api/users/${app.userIds.other}`, { length: 3 * MB }),
  ],
  [
    "sent for review by no owner",
    403,
    () => send(`${draft.adminPath}?require_review=1`, { who: "admin" }),
  ],
  ["sent for review on sale", 409, () => send(`${released.path}?require_review=1`)],
  ["nobody", 401, () => send(draft.path, { who: "" })],
  ["a token of nobody", 401, () => send(draft.path, { who: "bad" })],
  ["more than anything may weigh", 413, () => send(draft.path, { length: 5_000 * MB })],
  ["much JSON where files may come", 413, () => send(draft.path, { type: json, length: 20 * MB })],
  [
    "much JSON of unknown length where files may come",
    413,
    () => send(draft.path, { type: json, length: 0, sent: 6 * MB, head: '{"notes":"' }),
  ],
  [
    "many pairs where files may come",
    413,
    () => send(draft.path, { type: "application/x-www-form-urlencoded", length: 20 * MB }),
  ],
  [
    "a field that is none",
    422,
    () => send(draft.path, { sent: 8 * MB, head: part("portrait", "p") }),
  ],
  ["a login of many megabytes", 413, () => send("/api/login", { who: "", type: json })],
  ["another kind of body", 415, () => send(draft.path, { type: "text/xml", length: 3 * MB })],
  [
    "a form without its boundary",
    400,
    () => send(draft.path, { sent: 8 * MB, type: "multipart/form-data" }),
  ],
  [
    "a file when the disk is full",
    503,
    () => {
      const look = vi.spyOn(app.files, "hasRoom").mockResolvedValue(false);
      return amid(
        () => look.mockRestore(),
        () => send(draft.path, { sent: 8 * MB }),
      );
    },
  ],
  [
    "a file too many",
    429,
    () => {
      const { creator } = app.userIds;
      const taken = Array.from({ length: 16 }, () => app.fastify.admission.receive(creator));
      const stop = () => taken.forEach((release) => release());
      return amid(stop, () => send(draft.path, { sent: 8 * MB }));
    },
  ],
  [
    "a call when all are taken",
    503,
    () => {
      const taken = Array.from({ length: 64 }, (_, n) => app.fastify.admission.enter(`${n % 2}`));
      const stop = () => taken.forEach((release) => typeof release === "string" || release());
      return amid(stop, () => send(draft.path, { sent: 8 * MB }));
    },
  ],
  [
    "a long body too many",
    429,
    () => {
      const room = app.fastify.admission.hold("127.0.0.1");
      room.grow(16 * MB);
      const body = { type: json, length: 3 * MB, method: "PUT", sent: 2 * MB, head: "{" };
      return amid(room.release, () => send("/api/userpermissions/products/1", body));
    },
  ],
  [
    "what is no archive",
    413,
    () => send(draft.path, { length: 6 * MB + 500, sent: 6 * MB, head: part("icon", "i.png") }),
  ],
])("%s: %i, and the next call is served", async (_what, status, sending) => {
  expect(await sending()).toBe(status);
  const next = ask({ port, path: "/api/menu", agent });
  next.end();
  const [reply] = (await once(next, "response")) as [{ statusCode: number; resume(): void }];
  reply.resume();
  expect(reply.statusCode).toBe(200);
});

it("takes sixteen uploads of an account at once and no more, and text besides", async () => {
  const begunArchive = `${archivePart}PK`;
  const text = '--b\r\ncontent-disposition: form-data; name="version"\r\n\r\n1.0.1\r\n--b--\r\n';
  const open = Array.from({ length: 16 }, () => {
    const sending = ask({
      port,
      path: draft.path,
      method: "POST",
      agent: false,
      headers: {
        "content-type": "multipart/form-data; boundary=b",
        "content-length": MB,
        authorization: `Bearer ${tokenOf("creator")}`,
      },
    }).on("error", () => undefined);
    sending.write(begunArchive);
    return sending;
  });
  await expect.poll(() => app.fastify.admission.receiving(), long).toBe(16);
  expect(await send(draft.path, { head: begunArchive })).toBe(429);
  expect(await send(draft.path, { length: text.length, head: text })).toBe(200);
  for (const sending of open) sending.destroy();
  await expect.poll(() => app.fastify.admission.receiving(), long).toBe(0);
});
