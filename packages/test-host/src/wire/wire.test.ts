// The wire records all messages with their fate, judged by the same functions as at both ends, and applies the conduct
// to answers.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHost, type Receiver, type Recipient } from "@lanyard/host-bridge/host";
import type { Conduct } from "./conduct.ts";
import { createTraffic } from "./traffic.ts";
import { openWire } from "./wire.ts";

const origin = "https://guest.test";

/** Simulates the message interfaces of a host's and a guest's window. */
function open(how: { conduct: Conduct; delay: number } = { conduct: "honest", delay: 500 }) {
  const listeners = new Set<(event: MessageEvent) => void>();
  const receiver: Receiver = {
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  };
  const posted: unknown[] = [];
  const guest: Recipient = { postMessage: (text) => void posted.push(text) };
  const traffic = createTraffic();
  const wire = openWire({ receiver, guest: () => guest, origin, traffic, conduct: () => how });
  const host = createHost({ receiver: wire.receiver, onDrop: wire.onDrop });
  const frame = host.frame(wire.framed, {
    origin,
    setup: { api_session: "a", company_token: "b", locale: "fr" },
  });
  frame.answer("get.element", ({ id }) => `value of ${id}`);
  frame.answer("get.options", () => []);
  const hear = (data: unknown, sender: { origin?: string; source?: unknown } = {}) => {
    for (const listener of listeners)
      listener({ data, origin, source: guest, ...sender } as MessageEvent);
  };
  const say = (message: object) => hear(JSON.stringify(message));
  const messages = () => posted.map((text) => JSON.parse(String(text)) as unknown);
  const fates = () => traffic.get().map(({ type, dropped }) => [type, dropped]);
  return { wire, traffic, hear, say, posted, messages, fates };
}
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);

test("the bridge's own host answers over it, and both directions are noted", async () => {
  const { say, messages, traffic } = open();
  say({ type: "app.startup" });
  await pass();
  say({ type: "get.element", id: "title", request: "1" });
  await pass();
  expect(messages()).toEqual([
    { type: "setup", api_session: "a", company_token: "b", locale: "fr" },
    { type: "put.element", id: "title", request: "1", value: "value of title" },
  ]);
  expect(traffic.get().map(({ direction, by, type }) => [direction, by, type])).toEqual([
    ["in", undefined, "app.startup"],
    // Recorded after its query.
    ["out", "answer", "setup"],
    ["in", undefined, "get.element"],
    ["out", "answer", "put.element"],
  ]);
});

test("what is dropped says why, in both directions", () => {
  const { hear, say, wire, fates, traffic } = open();
  hear("{");
  hear({ type: "toast.message" });
  hear('{"type":"toast.message","text":"a"}', { source: {} });
  hear('{"type":"toast.message","text":"a"}', { origin: "https://elsewhere.test" });
  say({ type: "toast.message", text: 1 });
  wire.post('{"type":"search","value":1}');
  wire.post({ type: "search", value: "a" });
  wire.post("x".repeat(1_000_001));
  expect(fates()).toEqual([
    ["–", "not JSON"],
    ["toast.message", "not text"],
    ["toast.message", "another window"],
    ["toast.message", "foreign origin"],
    ["toast.message", "wrong field"],
    ["search", "wrong field"],
    ["search", "not text"],
    ["–", "too long"],
  ]);
  expect(traffic.get()[5]).toMatchObject({ by: "hand", detail: "search: value" });
});

test("a silent host sends nothing, which is noted; by hand it still can", async () => {
  const { say, posted, wire, fates } = open({ conduct: "silent", delay: 0 });
  say({ type: "app.startup" });
  await pass();
  expect(posted).toEqual([]);
  expect(fates()).toContainEqual(["setup", "no answer"]);
  wire.post('{"type":"search","value":"a"}');
  expect(posted).toHaveLength(1);
});

test("a slow host takes its time, and none of it is left when it closes", async () => {
  const { say, posted, wire } = open({ conduct: "slow", delay: 500 });
  say({ type: "app.startup" });
  await pass(499);
  expect(posted).toEqual([]);
  await pass(1);
  expect(posted).toHaveLength(1);
  say({ type: "app.startup" });
  await pass();
  wire.close();
  await pass(1_000);
  expect(posted).toHaveLength(1);
});

test("an old host knows no request, no look and no options", async () => {
  const { say, messages } = open({ conduct: "old", delay: 0 });
  say({ type: "app.startup" });
  say({ type: "get.element", id: "title", request: "1" });
  say({ type: "get.options", id: "activities", request: "2" });
  await pass();
  expect(messages()).toEqual([
    { type: "setup", api_session: "a", company_token: "b" },
    { type: "put.element", id: "title", value: "value of title" },
  ]);
});

test("a hostile host hides its answer among forged ones, and gives it again", async () => {
  const { say, messages } = open({ conduct: "hostile", delay: 0 });
  say({ type: "get.element", id: "title", request: "1" });
  await pass();
  const answers = messages() as { readonly request: string; readonly value: string }[];
  expect(answers.map(({ request }) => request)).toEqual(["nobody asked this", "0", "1", "1", "1"]);
  expect(answers.at(-1)?.value).toBe("value of title");
});
