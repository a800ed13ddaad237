// Which addresses count as one client, and which proxies are trusted.
import type { IncomingMessage } from "node:http";
import fastify from "fastify";
import { expect, it, vi } from "vitest";
import { findAddress, toClient, createTrust } from "./client.ts";
import { watchProxies } from "../call/security.ts";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
  ["not an address", "not an address"],
])("%s is the client %s", (address, client) => expect(toClient(address)).toBe(client));

const from = (remoteAddress: string, forwarded: string) =>
  ({
    socket: { remoteAddress },
    headers: { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

it.each([
  [["loopback"], "127.0.0.1", "198.51.100.1, 203.0.113.7", "203.0.113.7"],
  [["loopback"], "10.0.0.5", "203.0.113.7", "10.0.0.5"],
  [["10.0.0.0/8"], "10.0.0.5", "198.51.100.1, 203.0.113.7, 10.0.0.4", "203.0.113.7"],
  [["2001:db8::/32"], "2001:db8::1", "203.0.113.7", "203.0.113.7"],
  [0, "127.0.0.1", "203.0.113.7", "127.0.0.1"],
  [1, "198.51.100.9", "192.0.2.1, 203.0.113.7", "203.0.113.7"],
  [2, "198.51.100.9", "192.0.2.1, 203.0.113.7", "192.0.2.1"],
] as const)(
  "believing %j, a request from %s for %s is %s's",
  (proxies, nearest, forwarded, address) =>
    expect(findAddress(from(nearest, forwarded), createTrust(proxies))).toBe(address),
);

it.each([
  ["127.0.0.1", 0],
  ["10.0.0.5", 1],
])("who forwards an address from %s is warned about %d times", async (remoteAddress, times) => {
  const app = fastify();
  const warn = vi.fn();
  app.addHook("onRequest", (request, _reply, next) => {
    request.log.warn = warn;
    next();
  });
  watchProxies(app, createTrust(["loopback"]));
  const headers = { "x-forwarded-for": "203.0.113.7" };
  for (const _ of [1, 2]) await app.inject({ url: "/", remoteAddress, headers });
  await app.inject({ url: "/", remoteAddress: "10.0.0.6" });
  expect(warn).toHaveBeenCalledTimes(times);
});
