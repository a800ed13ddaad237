// Graceful shutdown: requests under way are answered, and idle connections do not keep the server running.
import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createShutdown, type Shutdown } from "./shutdown.ts";

let server: Server;
let shutdown: Shutdown;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server.closeAllConnections();
  server.close();
});

const longTime = 60_000;
const keepAlive = { keepAliveTimeout: longTime };
const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: here\r\n\r\n`;

async function serve(handler: RequestListener): Promise<void> {
  server = createServer(keepAlive, handler);
  shutdown = createShutdown(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
}

/** A connection, with everything that it has received. */
async function open() {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  sockets.push(socket);
  let text = "";
  let failed: Error | undefined;
  socket
    .setEncoding("utf8")
    .on("data", (chunk: string) => (text += chunk))
    .on("error", (error) => (failed = error));
  const [, accepted] = await Promise.all([
    once(socket, "connect"),
    once(server, "connection").then(([one]) => one as Socket),
  ]);
  const ended = once(socket, "close");
  const waitForText = (what: string) => expect.poll(() => text).toContain(what);
  return { socket, accepted, ended, waitForText, text: () => text, failed: () => failed };
}

it("answers a request that comes on an idle connection, as its last one", async () => {
  await serve((_request, response) => response.end("served"));
  const client = await open();
  client.socket.write(get("/"));
  await client.waitForText("Connection: keep-alive");
  await client.waitForText("served");
  const completed = shutdown.complete(longTime);
  client.socket.write(get("/"));
  await client.ended;
  expect(client.text().split("served")).toHaveLength(3);
  expect(client.text()).toContain("Connection: close");
  expect(client.failed()).toBeUndefined();
  await completed;
});

it("waits for answers under way, and ends their connections with them", async () => {
  const answers: (() => void)[] = [];
  await serve((request, response) => {
    // When the server shuts down, one answer has not begun, and the other is half sent.
    if (request.url === "/begun") response.write("begun ");
    answers.push(() => response.end("ended"));
  });
  const [waiting, half, silent] = [await open(), await open(), await open()];
  waiting.socket.write(get("/waiting"));
  half.socket.write(get("/begun"));
  await half.waitForText("begun");
  await expect.poll(() => answers.length).toBe(2);
  const completed = shutdown.complete(longTime);
  for (const answer of answers) answer();
  await Promise.all([waiting.ended, half.ended, silent.ended, completed]);
  expect(waiting.text()).toContain("Connection: close");
  expect([waiting, half].map(({ text }) => text().includes("ended"))).toEqual([true, true]);
});

it("listens no longer, and cuts off whoever is still there in the end", async () => {
  await serve(() => undefined);
  const [silent, stalled] = [await open(), await open()];
  stalled.socket.write("POST / HTTP/1.1\r\nhost: here\r\ncontent-length: 9\r\n\r\nhalf");
  await expect.poll(() => stalled.accepted.bytesRead).toBeGreaterThan(0);
  expect(shutdown.isAnnounced()).toBe(false);
  await shutdown.complete(1);
  expect(shutdown.isAnnounced()).toBe(true);
  expect(server.listening).toBe(false);
  await Promise.all([silent.ended, stalled.ended]);
});

it("lets as many watch an answer's end as limits, figures and the streams of a file do", async () => {
  const warnings: Error[] = [];
  const note = (warning: Error) => void warnings.push(warning);
  process.on("warning", note);
  await serve((_request, response) => {
    for (let count = 0; count < 12; count += 1) response.once("close", () => undefined);
    response.end("served");
  });
  const client = await open();
  client.socket.write(get("/"));
  await client.waitForText("served");
  process.off("warning", note);
  expect(warnings).toEqual([]);
});
