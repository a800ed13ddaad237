// What HTTP allows and few clients send: other methods, other spellings of a path, compressed bodies, no host.
import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/harness.ts";

let app: TestApp;
let port: number;
beforeAll(async () => {
  app = await testApp();
  await app.fastify.listen({ port: 0, host: "127.0.0.1" });
  port = (app.fastify.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

/** Sends these bytes and resolves with everything that the server sends until it ends the connection. */
async function say(text: string, ends = false): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let output = "";
  socket.on("data", (chunk: Buffer) => (output += chunk.toString()));
  if (ends) socket.end(text);
  else socket.write(text);
  await once(socket, "close");
  return output;
}
const french = { "accept-language": "fr" };

test.each([
  ["PATCH", "/api/menu", "GET, HEAD"],
  ["DELETE", "/api/products", "GET, HEAD, POST"],
  ["PUT", "/api/login?x=1", "POST"],
  ["OPTIONS", "/healthz", "GET, HEAD"],
] as const)("%s %s is told which methods there are", async (method, url, allow) => {
  const reply = await app.fastify.inject({ method, url, headers: french });
  expect(reply.statusCode).toBe(405);
  expect(reply.headers["allow"]?.split(", ")).toEqual(expect.arrayContaining(allow.split(", ")));
  expect(reply.json()).toMatchObject({
    error: "Cette adresse n’accepte pas cette méthode.",
    code: "wrong_method",
  });
});

test("where nothing is, no method is right", async () => {
  for (const method of ["GET", "PUT"] as const)
    expect((await app.fastify.inject({ method, url: "/api/nothing" })).statusCode).toBe(404);
});

test.each(["//api/menu", "/./api/menu", "/x/../api/menu", "/%61pi/nothing", "/files//x"])(
  "%s is no page of the console",
  async (url) => {
    const reply = await say(
      `GET ${url} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Language: es\r\n\r\n`,
    );
    expect(reply).toMatch(/^HTTP\/1.1 404 /);
    expect(reply).toContain("Lo que buscas no existe.");
  },
);

const absolute = (path: string) =>
  say(
    `GET http://a${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nAccept-Language: es\r\n\r\n`,
  );

test.each([
  ["/api/menu", 200, "Accesos y visitas"],
  ["/api/nothing", 404, "Lo que buscas no existe."],
  ["//api/nothing", 404, "Lo que buscas no existe."],
  ["/files/nothing", 404, "Lo que buscas no existe."],
] as const)("http://a%s is the path alone", async (path, status, body) => {
  const reply = await absolute(path);
  expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(reply).toContain(body);
});

test.each(["/api/menu", "/api/nothing"])("http://a%s counts as a call", async (path) => {
  const { admission } = app.fastify;
  const slots = Array.from({ length: 32 }, () => admission.enter("127.0.0.1"));
  const full = await absolute(path);
  for (const release of slots) if (typeof release === "function") release();
  expect(full).toMatch(/^HTTP\/1.1 429 /);
  expect(await absolute(path)).not.toMatch(/^HTTP\/1.1 429 /);
});

test("a compressed body is refused, not read as it is", async () => {
  const payload = JSON.stringify({ email: "a@b.it", password: "x" });
  const headers = { "content-type": "application/json" };
  const send = (encoding: string) =>
    app.fastify.inject({
      method: "POST",
      url: "/api/login",
      payload,
      headers: { ...headers, "content-encoding": encoding },
    });
  for (const encoding of ["gzip", "br", "identity, gzip"]) {
    const reply = await send(encoding);
    expect(reply.statusCode).toBe(415);
    expect(reply.headers["accept-encoding"]).toBe("identity");
  }
  expect((await send("identity")).statusCode).not.toBe(415);
});

test("without a host a request is refused in words", async () => {
  const reply = await say("GET /api/menu HTTP/1.1\r\nAccept-Language: en\r\n\r\n");
  expect(reply).toMatch(/^HTTP\/1.1 400 /);
  expect(reply).toContain("The request could not be read.");
  expect(await say("GET /healthz HTTP/1.0\r\n\r\n")).toMatch(/^HTTP\/1.1 200 /);
});

test("who stops sending amid a body is told so in their language", async () => {
  const head = "POST /api/login HTTP/1.1\r\nHost: a\r\nAccept-Language: en\r\n";
  const json = "Content-Type: application/json\r\nContent-Length: 50\r\n\r\n{";
  expect(await say(head + json, true)).toContain("The request could not be read.");
});

test("who ends its sending after a whole request is answered", async () => {
  const get = (version: string) =>
    `GET /api/menu HTTP/${version}\r\nHost: a\r\nAccept-Language: en\r\n\r\n`;
  for (const version of ["1.0", "1.1"]) expect(await say(get(version), true)).toContain(" 200 OK");
  expect((await say(get("1.1").repeat(3), true)).split(" 200 OK")).toHaveLength(4);
  const login =
    "POST /api/login HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}";
  expect(await say(login, true)).toMatch(/^HTTP\/1.1 422 /);
});

test("HEAD has no length of its own for what has not changed", async () => {
  const { headers } = await app.fastify.inject("/api/menu");
  const etag = String(headers["etag"]);
  const head = `HEAD /api/menu HTTP/1.1\r\nHost: a\r\nConnection: close\r\nIf-None-Match: ${etag}\r\n\r\n`;
  for (const request of [head, head.replace("HEAD", "GET")]) {
    const reply = await say(request);
    expect(reply).toMatch(/^HTTP\/1.1 304 /);
    expect(reply.toLowerCase()).not.toContain("content-length");
    expect(reply.endsWith("\r\n\r\n")).toBe(true);
  }
});
