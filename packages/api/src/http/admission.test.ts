// Calls beyond the limit are told to come again; everything else gets through.
import { once } from "node:events";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { admittingServer } from "./admission.ts";

const held: ServerResponse[] = [];
const server = admittingServer(
  (request, response) => {
    if (request.url === "/api/slow") held.push(response);
    else response.end("served");
  },
  { calls: 2, uploads: 1 },
);
let base: string;
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const holding = (count: number) => expect.poll(() => held.length).toBe(count);

it("turns away the third of two calls, in the reader's language, and serves again when one has ended", async () => {
  const slow = [fetch(`${base}/api/slow`), fetch(`${base}/api/slow`)];
  await holding(2);
  const away = await fetch(`${base}/api/menu`, { headers: { "accept-language": "fr" } });
  expect(away.status).toBe(503);
  expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(away.headers.get("content-language")).toBe("fr");
  expect(await away.json()).toMatchObject({ code: "unavailable" });
  expect((await fetch(`${base}/healthz`)).status).toBe(200);
  const body = new FormData();
  body.append("a", "b");
  expect((await fetch(`${base}/api/menu`, { method: "POST", body })).status).toBe(200);

  for (const response of held.splice(0)) response.end("late");
  await Promise.all(slow.map(async (reply) => (await reply).text()));
  await expect.poll(async () => (await fetch(`${base}/api/menu`)).status).toBe(200);
});

it("gives the place of somebody back who goes away", async () => {
  const leaving = new AbortController();
  const gone = [1, 2].map(() =>
    fetch(`${base}/api/slow`, { signal: leaving.signal }).catch(() => undefined),
  );
  await holding(2);
  expect((await fetch(`${base}/api/menu`)).status).toBe(503);
  leaving.abort();
  await Promise.all(gone);
  await expect.poll(async () => (await fetch(`${base}/api/menu`)).status).toBe(200);
});
