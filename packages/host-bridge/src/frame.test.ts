// What a host refuses: messages of strangers, of guests that have navigated away or been removed, hostile texts,
// floods.
import { describe, expect, it, vi } from "vitest";
import { createWindow, framed, ready, settled, text } from "../test/framed.ts";

describe("what is refused", () => {
  it.each([
    ["an unknown window", { source: {} }, "another window"],
    ["no window", { source: null }, "another window"],
    ["a guest that went elsewhere", { origin: "https://evil.test" }, "foreign origin"],
    ["a guest without origin", { origin: "null" }, "foreign origin"],
  ])("%s", (_, sender, reason) => {
    const { window, guests, reasons } = framed(["https://a.test"]);
    const [one] = guests;
    const listener = vi.fn<() => void>();
    one?.frame.on("toast.message", listener);
    const message = text({ type: "toast.message", text: "a" });
    window.deliver(message, { origin: "https://a.test", source: one?.ownSeen, ...sender });
    expect([listener.mock.calls.length, reasons()]).toEqual([0, [reason]]);
    window.deliver(message, { origin: "https://a.test", source: one?.ownSeen });
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it("a guest that went elsewhere gets nothing", async () => {
    const { guests } = framed(["https://a.test"]);
    const [one] = guests;
    const listener = vi.fn<() => void>();
    const elsewhere = createWindow("https://evil.test");
    elsewhere.receiver.addEventListener("message", listener);
    if (one)
      one.element.contentWindow = elsewhere.seenBy({ origin: "https://host.test", source: {} });
    one?.frame.send({ type: "search", value: "secret" });
    await settled();
    expect(listener).not.toHaveBeenCalled();
  });

  it("a frame that was removed gets nothing, is nobody, and nothing is thrown", () => {
    const { guests, window, reasons } = framed(["https://a.test"]);
    const [one] = guests;
    if (one) one.element.contentWindow = null;
    one?.frame.send({ type: "search", value: "a" });
    window.deliver(text({ type: "toast.message", text: "a" }), {
      origin: "https://a.test",
      source: null,
    });
    expect(reasons()).toEqual(["another window"]);
  });

  it.each(["*", "https://a.test/", "a.test", "file:///a"])("the origin %s", (origin) => {
    expect(() => framed([origin])).toThrow(TypeError);
  });

  it("messages of a host, and hostile ones", () => {
    const { guests, window, reasons } = framed(["https://a.test"]);
    for (const data of [
      text(ready),
      1,
      "a",
      "[".repeat(10_000),
      "a".repeat(10_000_000),
      text({ type: "__proto__" }),
    ])
      window.deliver(data, { origin: "https://a.test", source: guests[0]?.ownSeen });
    expect(reasons()).toEqual([
      "unknown type",
      "not text",
      "not JSON",
      "too deep",
      "too long",
      "unknown type",
    ]);
  });

  it("the flood of one guest, not the messages of another", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const { guests, window } = framed(["https://a.test", "https://b.test"]);
    const listeners = guests.map(({ frame }) => {
      const listener = vi.fn<() => void>();
      frame.on("toast.message", listener);
      return listener;
    });
    const message = text({ type: "toast.message", text: "a" });
    for (let count = 0; count < 100_000; count += 1)
      window.deliver(message, { origin: "https://a.test", source: guests[0]?.ownSeen });
    window.deliver(message, { origin: "https://b.test", source: guests[1]?.ownSeen });
    vi.useRealTimers();
    expect(listeners[0]?.mock.calls.length).toBeLessThanOrEqual(1_000);
    expect(listeners[1]).toHaveBeenCalledTimes(1);
  });
});
