// Limits of request bodies: as large as the call's schema allows, and a limited total per client at a time.
import { once } from "node:events";
import { promisify } from "node:util";
import { connect, type AddressInfo, type Socket } from "node:net";
import { calls, type Call } from "@lanyard/contract";
import * as z from "zod/mini";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../../../test/harness.ts";
import { measureBody } from "./body-limit.ts";

const KB = 1024;
const longest = 4 * KB * KB;
let app: TestApp;
let port: number;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await testApp();
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  ({ port } = app.fastify.server.address() as AddressInfo);
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) {
    socket.destroy();
    if (!socket.closed) await once(socket, "close");
  }
});
afterAll(() => app.close());

/** Sends the head of a request and the given part of its body; resolves with the first data of the response. */
function begin(method: string, path: string, length: string, body = ""): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: a\r\naccept-language: en\r\ncontent-type: application/json\r\n${length}\r\n\r\n${body}`,
  );
  return once(socket, "data").then(([data]) => String(data));
}
const permissions = "/api/userpermissions/products/1";

it("lets bodies be long where lists are, and nowhere else before the caller is known", () => {
  const unknown = calls.filter(({ who, body }) => body && (who === "anyone" || who === "company"));
  const long = unknown.filter((call) => measureBody(call) > 110 * KB);
  expect(long.map(({ id }) => id)).toEqual([
    "license.pay_several",
    "user_permission.change",
    "user_permission.replace",
    "person.remove",
    "person.tell",
    "person.import",
  ]);
  expect(measureBody(calls.find(({ id }) => id === "session.login")!)).toBe(16 * KB);
  expect(measureBody(calls.find(({ id }) => id === "submission.save")!)).toBe(longest);
});

it("counts what a shape holds, and takes no limit where it has none", () => {
  const bytesOf = (body: z.ZodMiniType) => measureBody({ body } as Call);
  const texts = (most: number) => z.string().check(z.maxLength(most));
  expect(bytesOf(z.strictObject({ text: texts(10_000) }))).toBe(12 * 10_000 + 48 + 8);
  expect(bytesOf(z.array(texts(1_000)).check(z.maxLength(100)))).toBe(100 * 12_008);
  for (const shape of [z.string(), z.array(z.int()), z.record(z.string(), z.int()), z.unknown()])
    expect(bytesOf(z.strictObject({ shape }))).toBe(longest);
  expect(bytesOf(z.strictObject({ kind: z.enum(["a", "b"]), is: z.boolean() }))).toBe(16 * KB);
});

it.each([
  ["said", "content-length: 16385"],
  ["in chunks", "transfer-encoding: chunked\r\n\r\n4001\r\n".padEnd(16_600, "x")],
])("refuses a login of more than 16 KB, %s", async (_how, length) => {
  const [head = "", body = ""] = (await begin("POST", "/api/login", length)).split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 413 /);
  expect(JSON.parse(body)).toMatchObject({
    code: "too_large",
    error: "What you sent is over the limit of 16 KB.",
  });
});

const all = `content-length: ${longest}`;
const nearlyAll = '"'.padEnd(longest - 1, "x");
const expectRefusal = (answer: string) => {
  expect(answer).toMatch(/^HTTP\/1\.1 429 /);
  expect(answer).toMatch(/retry-after: 2\r\n/i);
};

it(
  "keeps 16 MB of long bodies for a client, and short ones besides",
  { timeout: 60_000 },
  async () => {
    for (let n = 0; n < 4; n += 1) void begin("PUT", permissions, all, nearlyAll).catch(() => {});
    await expect.poll(() => hasRoom("127.0.0.1")).toBe(false);
    const long = '"'.padEnd(20 * KB, "x");
    expectRefusal(await begin("PUT", permissions, all, long));
    const chunk = `${long.length.toString(16)}\r\n${long}\r\n`;
    expectRefusal(await begin("PUT", permissions, "transfer-encoding: chunked", chunk));
    const form = "a=1&".repeat(5 * KB);
    const parts = new FormData();
    for (let n = 0; n < 20; n += 1) parts.append("company_token", "x".repeat(KB));
    const at = `http://127.0.0.1:${port}${permissions}`;
    for (const body of [new URLSearchParams(form), parts])
      expect((await fetch(at, { method: "PUT", body })).status).toBe(429);
    expect((await app.as(undefined).post("/api/login", { email: "a", password: "b" })).status).toBe(
      422,
    );
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => hasRoom("127.0.0.1")).toBe(true);
  },
);

it("takes no room for what is announced and does not come", async () => {
  for (let n = 0; n < 64; n += 1) void begin("PUT", permissions, all, "[").catch(() => {});
  const connections = () => promisify(app.fastify.server.getConnections.bind(app.fastify.server))();
  await expect.poll(connections).toBeGreaterThanOrEqual(64);
  const body = `{"company_token":"unknown"${" ".repeat(100 * KB)}}`;
  expect(await begin("PUT", permissions, `content-length: ${body.length}`, body)).toMatch(
    /^HTTP\/1\.1 401 /,
  );
});

/** Whether this client may send a long body. */
function hasRoom(client: string): boolean {
  const room = app.fastify.admission.hold(client);
  try {
    room.grow(20 * KB);
    return true;
  } catch {
    return false;
  } finally {
    room.release();
  }
}

it("keeps 64 MB of all", () => {
  const held = Array.from({ length: 16 }, (_, n) => app.fastify.admission.hold(`client ${n % 8}`));
  for (const room of held) room.grow(longest);
  const another = app.fastify.admission.hold("another");
  another.grow(16 * KB);
  expect(() => another.grow(1)).toThrow(expect.objectContaining({ code: "unavailable" }));
  held[0]?.release();
  expect(hasRoom("another")).toBe(true);
  for (const room of held) room.release();
});
