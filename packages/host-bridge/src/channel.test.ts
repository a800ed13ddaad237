// Which senders are accepted, and which messages are dropped: strangers, hostile texts, floods.
import { describe, expect, it, vi } from "vitest";
import { connected, inTime, search, text } from "../test/connected.ts";
import { framed } from "../test/framed.ts";

inTime();

describe("who is believed", () => {
  it.each([
    ["the host", {}, true],
    ["another origin", { origin: "https://evil.test" }, false],
    ["an origin that begins the same", { origin: "https://host.test.evil.test" }, false],
    ["another scheme", { origin: "http://host.test" }, false],
    ["another port", { origin: "https://host.test:8443" }, false],
    ["no origin", { origin: "null" }, false],
    ["an empty origin", { origin: "" }, false],
    ["another frame", { source: {} }, false],
    ["a worker or an extension", { source: null }, false],
    ["nobody", { source: undefined }, false],
  ])("%s", (_, sender, isBelieved) => {
    const { host, guest } = connected();
    const listener = vi.fn<() => void>();
    guest.on("search", listener);
    host.sendRaw(search, sender);
    expect(listener).toHaveBeenCalledTimes(isBelieved ? 1 : 0);
  });

  it.each([
    "*",
    "https://host.test/",
    "https://host.test/path",
    "host.test",
    "file:///a",
    "null",
    "",
  ])("%j is no origin", (origin) => {
    expect(() => connected({}, { origins: [origin] })).toThrow(TypeError);
  });

  it("an origin that cannot be one is named", () => {
    const origin = "https://host.test/path";
    expect(() => connected({}, { origins: [origin] })).toThrow(`Not an origin: ${origin}`);
    expect(() => framed([origin])).toThrow(`Not an origin: ${origin}`);
  });

  it("until the host has spoken every allowed origin is addressed, then its own alone", async () => {
    const host = { postMessage: vi.fn<(text: string, origin: string) => void>() };
    const { guest, host: mock } = connected(
      {},
      { host, origins: ["https://a.test", "https://host.test"] },
    );
    const takeOrigins = () => host.postMessage.mock.calls.splice(0).map(([, origin]) => origin);
    guest.send({ type: "toast.message", text: "a" });
    expect(takeOrigins()).toEqual(["https://a.test", "https://host.test"]);
    mock.sendRaw(search, { source: host });
    guest.send({ type: "toast.message", text: "a" });
    expect(takeOrigins()).toEqual(["https://host.test"]);
    guest.close();
    guest.send({ type: "toast.message", text: "a" });
    expect(takeOrigins()).toEqual([]);
  });

  it("where the browser says who is around, no other is addressed: each would be a warning", () => {
    const postMessage = vi.fn<(text: string, origin: string) => void>();
    const host = { postMessage };
    vi.stubGlobal("parent", host);
    vi.stubGlobal("location", { ancestorOrigins: ["https://host.test", "https://a.test"] });
    const { guest } = connected({}, { host, origins: ["https://a.test", "https://host.test"] });
    guest.send({ type: "toast.message", text: "a" });
    expect(postMessage.mock.calls.map(([, origin]) => origin)).toEqual(["https://host.test"]);
  });
});

describe("what is dropped", () => {
  it.each([
    ["not text", { type: "search", value: "a" }],
    ["not JSON", "search"],
    ["too long", `"${"a".repeat(10_000_000)}"`],
    ["too deep", "[".repeat(10_000)],
    ["unknown type", text({ type: "searches" })],
    ["wrong field", text({ type: "search", value: 1 })],
    ["nobody listens", text({ type: "date", from: "", to: "" })],
    ["nobody asked", text({ type: "put.input", id: "a", value: 1, request: "x" })],
  ])("%s", (reason, data) => {
    const { host, guest, dropped } = connected();
    const listener = vi.fn<() => void>();
    guest.on("search", listener);
    guest.on("put.input", listener);
    expect(() => host.sendRaw(data)).not.toThrow();
    expect(dropped()).toEqual([reason]);
    expect(listener).not.toHaveBeenCalled();
  });

  it("is told once for each reason in development, and in production by nobody", () => {
    const debug = vi.spyOn(console, "debug").mockReturnValue();
    const { host } = connected();
    for (const data of ["a", "b", 1]) host.sendRaw(data);
    expect(debug.mock.calls.map(([line]) => line as string)).toEqual([
      "host-bridge dropped a message: not JSON (undefined)",
      "host-bridge dropped a message: not text (undefined)",
    ]);
    vi.stubEnv("NODE_ENV", "production");
    connected().host.sendRaw("a");
    vi.unstubAllEnvs();
    expect(debug).toHaveBeenCalledTimes(2);
    debug.mockRestore();
  });

  it("a page without bundler has no process, and all goes on", () => {
    vi.stubGlobal("process", undefined);
    const { host, dropped } = connected();
    host.sendRaw("a");
    vi.unstubAllGlobals();
    expect(dropped()).toEqual(["not JSON"]);
  });

  it("100,000 hostile messages: none is handled, none throws, strangers' are not even read", () => {
    const { host, guest, onDrop } = connected();
    const listener = vi.fn<() => void>();
    guest.on("search", listener);
    const parse = vi.spyOn(JSON, "parse");
    for (let count = 0; count < 100_000; count += 1)
      host.sendRaw(search, count % 2 ? { origin: "https://evil.test" } : { source: {} });
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    expect(listener).not.toHaveBeenCalled();
    expect(onDrop).toHaveBeenCalledTimes(100_000);
    // The strangers' messages did not use up the host's budget, so its own still arrive.
    host.sendRaw(search);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("of a flood of the host itself a thousand a second are read", () => {
    const { host, guest, dropped } = connected();
    // Time passes before the flood, as on a page that has been open for a while.
    vi.advanceTimersByTime(5_000);
    const listener = vi.fn<() => void>();
    guest.on("search", listener);
    for (let count = 0; count < 100_000; count += 1) host.sendRaw(search);
    const { length } = listener.mock.calls;
    expect(length).toBeGreaterThan(900);
    expect(length).toBeLessThanOrEqual(1_000);
    expect(new Set(dropped())).toEqual(new Set(["too many"]));
    vi.advanceTimersByTime(999);
    host.sendRaw(search);
    expect(listener).toHaveBeenCalledTimes(length);
    vi.advanceTimersByTime(1);
    host.sendRaw(search);
    expect(listener).toHaveBeenCalledTimes(length + 1);
  });

  it("and of what is no text no more", () => {
    const { host, dropped } = connected();
    for (let count = 0; count < 1_100; count += 1) host.sendRaw({ count });
    expect(dropped().filter((reason) => reason === "too many")).toHaveLength(100);
  });

  it("and of long messages eight megabytes; what is too long to be read counts as one", () => {
    const { host, guest, dropped } = connected();
    const listener = vi.fn<() => void>();
    guest.on("search", listener);
    const long = "a".repeat(10_000_000);
    for (let count = 0; count < 7; count += 1) host.sendRaw(long);
    host.sendRaw(search);
    for (let count = 0; count < 2; count += 1) host.sendRaw(long);
    host.sendRaw(search);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(dropped()).toEqual([
      ...Array<string>(7).fill("too long"),
      ...Array<string>(3).fill("too many"),
    ]);
  });
});
