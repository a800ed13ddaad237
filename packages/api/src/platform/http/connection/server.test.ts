// The server under Fastify: work takes slots, slow clients hold none, and no connection is left stuck.
import { once } from "node:events";
import {
  Agent,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { Readable } from "node:stream";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openAdmission, type Release } from "./admission.ts";
import { createTrust } from "./client.ts";
import { answerBroken, guardedServer, takeSlot } from "./server.ts";

const admission = () =>
  openAdmission({
    calls: 2,
    share: 1,
    uploads: 2,
    uploadsOfAccount: 1,
    bodies: 100,
    bodiesOfClient: 60,
  });
const MB = 1024 * 1024;
const pace = {
  lookEvery: 20,
  body: 60,
  uploadRate: 1_000,
  window: 60,
  answerRate: 20 * MB,
  answerWindow: 200,
};
/** Bytes that have to be read in a window: more than a kernel's buffer takes at a time. */
const answerBytes = (pace.answerRate * pace.answerWindow) / 1_000;

let server: Server;
let port: number;
const sockets: Socket[] = [];
// Fake timers let the tests set durations instead of waiting for them.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "performance"] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Serves /api/slow until the test ends it; reads every body first, and counts the received bytes. */
async function serve({ files = false, unread = false, megabytes = 0 } = {}) {
  const slots = admission();
  const pending: (() => void)[] = [];
  let bodyBytes = 0;
  const trust = createTrust(["127.0.0.9"]);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<unknown> => {
    if (files) guarded.expectFiles(request);
    if (unread) return response.writeHead(422).end("refused");
    try {
      for await (const chunk of request) bodyBytes += (chunk as Buffer).length;
    } catch {
      return undefined;
    }
    const slot = takeSlot(slots, request, request.socket.remoteAddress ?? "");
    if (typeof slot === "string") return response.writeHead(503).end(slot);
    if (request.url === "/api/slow") await new Promise<void>((end) => pending.push(end));
    slot();
    if (megabytes > 0)
      return Readable.from(Array.from({ length: megabytes }, () => Buffer.alloc(MB))).pipe(
        response,
      );
    return response.end("served");
  };
  const guarded = guardedServer(
    (request, response) => void answer(request, response),
    slots,
    trust,
    pace,
  );
  ({ server } = guarded);
  server.on("clientError", answerBroken);
  const served = new Map<number | undefined, Socket>();
  server.on("connection", (socket: Socket) => served.set(socket.remotePort, socket));
  await once(server.listen(0, "0.0.0.0"), "listening");
  ({ port } = server.address() as AddressInfo);
  return { slots, pending, served, bodyBytes: () => bodyBytes };
}

/** Waits without advancing the fake timers, which `expect.poll` would do. */
async function waitUntil(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((turn) => setImmediate(turn));
}

function open(text: string, from = "127.0.0.1"): Promise<Socket> {
  return new Promise((resolve, failed) => {
    const socket = connect({ port, host: "127.0.0.1", localAddress: from }, () => {
      socket.write(text, () => resolve(socket));
    }).on("error", failed);
    sockets.push(socket);
  });
}

async function readText(socket: Socket): Promise<string> {
  let text = "";
  socket.on("data", (chunk: Buffer) => (text += chunk.toString()));
  await once(socket, "close");
  return text;
}

const fetchStatus = (path: string, from: string, headers: Record<string, string> = {}) =>
  new Promise<number>((resolve, failed) => {
    ask({ port, host: "127.0.0.1", localAddress: from, path, headers, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    })
      .on("error", failed)
      .end();
  });

it("gives each client its share of slots, and refuses everybody when all are taken", async () => {
  const { pending } = await serve();
  const first = fetchStatus("/api/slow", "127.0.0.1");
  await expect.poll(() => pending.length).toBe(1);
  expect(await fetchStatus("/api/menu", "127.0.0.1")).toBe(429);
  const second = fetchStatus("/api/slow", "127.0.0.2");
  await expect.poll(() => pending.length).toBe(2);
  expect(await fetchStatus("/api/menu", "127.0.0.3")).toBe(503);
  // Another spelling of the path does not get around the limit: such a call takes its slot later, when Fastify knows
  // the path.
  expect(await fetchStatus("/%61pi/menu", "127.0.0.3")).toBe(503);
  for (const end of pending) end();
  expect(await Promise.all([first, second])).toEqual([200, 200]);
  expect(await fetchStatus("/api/menu", "127.0.0.1")).toBe(200);
});

it("distinguishes clients behind a trusted proxy, and no others", async () => {
  const { pending } = await serve();
  const first = fetchStatus("/api/slow", "127.0.0.9", { "x-forwarded-for": "203.0.113.1" });
  await expect.poll(() => pending.length).toBe(1);
  const second = await fetchStatus("/api/menu", "127.0.0.9", { "x-forwarded-for": "203.0.113.2" });
  expect(second).toBe(200);
  pending[0]?.();
  await first;
  const alone = fetchStatus("/api/slow", "127.0.0.8", { "x-forwarded-for": "203.0.113.1" });
  await expect.poll(() => pending.length).toBe(2);
  expect(await fetchStatus("/api/menu", "127.0.0.8", { "x-forwarded-for": "203.0.113.2" })).toBe(
    429,
  );
  pending[1]?.();
  await alone;
});

it("holds no slot for halves of requests, and ends them in the contract's shape", async () => {
  await serve();
  const half = await Promise.all(
    Array.from({ length: 8 }, () =>
      open(
        "POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 64\r\naccept-language: en\r\n\r\n{",
      ),
    ),
  );
  expect(await fetchStatus("/api/menu", "127.0.0.1")).toBe(200);
  const answers = half.map(readText);
  await vi.advanceTimersByTimeAsync(2 * pace.body);
  for (const text of await Promise.all(answers)) {
    expect(text).toMatch(/^HTTP\/1\.1 408 /);
    expect(JSON.parse(text.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: "timeout" });
  }
});

it("lets files take their time as long as they keep coming", async () => {
  const { bodyBytes } = await serve({ files: true });
  const head =
    "POST /api/files HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 600\r\n\r\n";
  const steady = await open(head);
  const stalled = await open(head);
  const answer = readText(steady);
  const refusal = readText(stalled);
  for (let length = 100; length <= 600; length += 100) {
    steady.write("x".repeat(100));
    await waitUntil(() => bodyBytes() === length);
    vi.advanceTimersByTime(pace.window);
  }
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await refusal).toMatch(/^HTTP\/1\.1 408 /);
});

/** Reads at least that many bytes and stops; resolves with the number read, less when the connection has ended. */
const readSome = (socket: Socket, bytes: number) =>
  new Promise<number>((resolve) => {
    let total = 0;
    const end = () => {
      socket.pause().off("data", take).off("close", end);
      resolve(total);
    };
    const take = (chunk: Buffer) => {
      if ((total += chunk.length) >= bytes) end();
    };
    if (socket.closed) resolve(0);
    else socket.on("data", take).once("close", end).resume();
  });

it("cuts off whoever reads an answer too slowly, or not at all, and nobody else", async () => {
  const { served } = await serve({ megabytes: 60 });
  const get = "GET /files HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
  const [steady, trickling, still] = (await Promise.all(
    [get, get, get].map((text) => open(text)),
  )) as [Socket, Socket, Socket];
  still.pause();
  /** The bytes of this reader's answer that the kernel has taken, which it does in bursts. */
  const takenBytes = ({ localPort }: Socket): number => {
    const socket = served.get(localPort);
    return socket ? socket.bytesWritten - socket.writableLength : 0;
  };
  let whole = 0;
  while (!steady.closed) {
    const before = takenBytes(steady);
    do whole += await readSome(steady, MB);
    while (!steady.closed && takenBytes(steady) - before < 1.5 * answerBytes);
    await readSome(trickling, answerBytes / 2);
    vi.advanceTimersByTime(pace.answerWindow);
  }
  expect(whole).toBeGreaterThan(60 * MB);
  // A paused socket does not notice the end.
  for (const reader of [trickling, still]) {
    reader.resume();
    await waitUntil(() => reader.closed);
    expect(reader.bytesRead).toBeLessThan(30 * MB);
  }
});

it("makes eight answers of a connection ahead of its reading, and ends it at the ninth", async () => {
  const { pending } = await serve();
  const slow = "GET /api/slow HTTP/1.1\r\nhost: a\r\n\r\n";
  const next = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
  const eight = await open(slow + next.repeat(7));
  await waitUntil(() => pending.length === 1);
  let text = "";
  eight.on("data", (chunk: Buffer) => (text += chunk.toString()));
  pending[0]?.();
  await waitUntil(() => text.split("HTTP/1.1 ").length === 9);
  // Answers that have been read do not count.
  eight.write(next);
  await waitUntil(() => text.split("HTTP/1.1 ").length === 10);
  const nine = await open(slow + next.repeat(8));
  expect(await readText(nine)).toBe("");
});

it("leaves a connection usable, or closed, after a refusal amid a body", async () => {
  await serve({ unread: true });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (body: Buffer | undefined) =>
    new Promise<number>((resolve, failed) => {
      const request = ask(
        { port, host: "127.0.0.1", path: "/api/files", method: body ? "POST" : "GET", agent },
        (reply) => {
          reply.resume().once("end", () => resolve(reply.statusCode ?? 0));
        },
      );
      request.on("error", failed);
      request.end(body);
    });
  expect(await send(Buffer.alloc(20_000_000))).toBe(422);
  expect(await send(undefined)).toBe(422);
  agent.destroy();
});

it("answers what Node refuses in the contract's shape", async () => {
  await serve();
  const large = await readText(
    await open(`GET /api/menu HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(40_000)}\r\n\r\n`),
  );
  expect(large).toMatch(/^HTTP\/1\.1 431 /);
  expect(JSON.parse(large.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: "too_large" });
  const garbled = await readText(await open("not a request\r\n\r\n"));
  expect(garbled).toMatch(/^HTTP\/1\.1 400 /);
  expect(JSON.parse(garbled.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: "unreadable" });
});

it("refuses an expectation that it does not know, and asks for a body that waits for its word", async () => {
  await serve();
  const post = (expectation: string, body: string) =>
    `POST /api/x HTTP/1.1\r\nhost: a\r\naccept-language: en\r\nconnection: close\r\nexpect: ${expectation}\r\ncontent-length: 2\r\n\r\n${body}`;
  const unknown = await readText(await open(post("the-unexpected", "{}")));
  expect(unknown).toMatch(/^HTTP\/1\.1 417 /);
  expect(JSON.parse(unknown.split("\r\n\r\n")[1] ?? "")).toMatchObject({
    code: "unreadable",
    error: "The request could not be read.",
  });
  const continued = await readText(await open(post("100-continue", "{}")));
  expect(continued).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 /);
});

it.each([
  ["two hosts", "host: b\r\n"],
  ["two tokens", "Authorization: Bearer a\r\nauthorization: Bearer b\r\n"],
  ["two kinds of body", "content-type: text/plain\r\ncontent-type: application/json\r\n"],
  ["two lengths", "content-length: 0\r\ncontent-length: 1\r\n"],
  ["a length and chunks", "content-length: 5\r\ntransfer-encoding: chunked\r\n"],
])("refuses %s, and ends the connection", async (_what, headers) => {
  await serve();
  for (const path of ["/api/menu", "/"]) {
    const answer = await readText(await open(`GET ${path} HTTP/1.1\r\nhost: a\r\n${headers}\r\n`));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.match(/HTTP\/1/g)).toHaveLength(1);
    expect(JSON.parse(answer.split("\r\n\r\n")[1] ?? "")).toMatchObject({ code: "unreadable" });
  }
});

it("says that it is full when there was no slot for a second", async () => {
  const slots = admission();
  const releases = ["a", "b"].map((client) => slots.enter(client)) as Release[];
  expect(slots.isFull()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(slots.isFull()).toBe(true);
  releases[0]?.();
  expect(slots.isFull()).toBe(false);
});

it("says that it is full while every third call finds no slot, however often one is given back", async () => {
  const slots = admission();
  const second = (calls: number, refused: number) => {
    for (let n = 0; n < calls; n += 1) {
      const releases = ["a", "b"].map((client) => slots.enter(client)) as Release[];
      for (let m = 0; m < refused; m += 1) expect(slots.enter("c")).toBe("unavailable");
      for (const release of releases) release();
    }
    vi.advanceTimersByTime(1_000);
    return slots.isFull();
  };
  expect(second(9, 0)).toBe(false);
  expect(second(9, 1)).toBe(true);
  expect(second(9, 0)).toBe(false);
  // A client that has its share taken does not mean that the server is full.
  const [release] = [slots.enter("a")] as [Release];
  for (let n = 0; n < 9; n += 1) expect(slots.enter("a")).toBe("too_many");
  release();
  vi.advanceTimersByTime(1_000);
  expect(slots.isFull()).toBe(false);
  // Without further calls, earlier refusals do not count.
  second(9, 9);
  vi.advanceTimersByTime(5_000);
  expect(slots.isFull()).toBe(false);
});
