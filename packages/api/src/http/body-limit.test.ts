// How much anybody can make the server read: as much as the call's shape holds, and so much of a client at once.
import { once } from "node:events";
import { connect, type AddressInfo, type Socket } from "node:net";
import { calls, type Call } from "@lanyard/contract";
import * as z from "zod/mini";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "../../test/harness.ts";
import { bodyBytesOf } from "./body-limit.ts";

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

/** Sends the head of a call, and nothing of its body; answers what comes back. */
function begin(method: string, path: string, length: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.write(
    `${method} ${path} HTTP/1.1\r\nhost: a\r\naccept-language: en\r\ncontent-type: application/json\r\n${length}\r\n\r\n`,
  );
  return once(socket, "data").then(([data]) => String(data));
}
const permissions = "/api/userpermissions/products/1";

it("lets bodies be long where lists are, and nowhere else before the caller is known", () => {
  const unknown = calls.filter(({ who, body }) => body && (who === "anyone" || who === "company"));
  const long = unknown.filter((call) => bodyBytesOf(call) > 110 * KB);
  expect(long.map(({ id }) => id)).toEqual(["user_permission.change", "user_permission.replace"]);
  expect(bodyBytesOf(calls.find(({ id }) => id === "session.login")!)).toBe(16 * KB);
  expect(bodyBytesOf(calls.find(({ id }) => id === "submission.save")!)).toBe(longest);
});

it("counts what a shape holds, and takes no limit where it has none", () => {
  const bytesOf = (body: z.ZodMiniType) => bodyBytesOf({ body } as Call);
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

it("keeps 16 MB of long bodies for a client, and short ones besides", async () => {
  const length = `content-length: ${longest}`;
  for (let n = 0; n < 4; n += 1) void begin("PUT", permissions, length).catch(() => undefined);
  await expect.poll(() => heldFor("127.0.0.1")).toBe(true);
  const refused = await begin("PUT", permissions, length);
  expect(refused).toMatch(/^HTTP\/1\.1 429 /);
  expect(refused).toMatch(/retry-after: 2\r\n/i);
  expect(await begin("PUT", permissions, "transfer-encoding: chunked")).toMatch(/ 429 /);
  expect((await app.as(undefined).post("/api/login", { email: "a", password: "b" })).status).toBe(
    422,
  );
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => heldFor("127.0.0.1")).toBe(false);
});

/** Whether this client has no room left. */
function heldFor(client: string): boolean {
  try {
    app.fastify.admission.hold(client, longest)();
    return false;
  } catch {
    return true;
  }
}

it("keeps 64 MB of all", () => {
  const { admission } = app.fastify;
  const held = Array.from({ length: 16 }, (_, n) => admission.hold(`client ${n % 8}`, longest));
  expect(() => admission.hold("another", 20 * KB)).toThrow(
    expect.objectContaining({ code: "unavailable" }),
  );
  held[0]?.();
  admission.hold("another", longest)();
  for (const release of held) release();
});
