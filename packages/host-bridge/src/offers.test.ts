// What a guest answers, and the popups that answer it.
import { describe, expect, it, vi } from "vitest";
import { connected, inTime, passed } from "../test/connected.ts";
import { openPopup } from "./popup.ts";

inTime();

describe("what the guest offers", () => {
  it.each([[{ data: [1] }], [{ data: null }], [{ data: false }]])(
    "is called by name and answers %j",
    async ({ data }) => {
      const { host, guest } = connected();
      guest.offer("sum", ({ data: got }) => ({ got }));
      expect(await host.call("sum", data)).toEqual({ got: data });
    },
  );

  it("is called without a question, which nobody answers", async () => {
    const { host, guest } = connected();
    const call = vi.fn<() => number>(() => 1);
    guest.offer("sum", call);
    host.send({ type: "function", function: "sum" });
    await passed(0);
    expect(call).toHaveBeenCalledTimes(1);
    expect(host.sent).toEqual([]);
  });

  it("says what nobody offers, and what was taken back", async () => {
    const { host, guest } = connected();
    const first = guest.offer("sum", () => 1);
    const second = guest.offer("sum", () => 2);
    first();
    expect(await host.call("sum")).toBe(2);
    second();
    for (const name of ["sum", "constructor", "__proto__"])
      await expect(host.call(name)).rejects.toThrow("not offered");
  });

  it("tells the host what failed, asked or not, and the product learns of it too", async () => {
    const { host, guest } = connected();
    guest.offer("fail", () => {
      throw new RangeError("too far");
    });
    const reported: unknown[] = [];
    const report = (error: unknown) => reported.push(error);
    process.on("unhandledRejection", report);
    await expect(host.call("fail")).rejects.toThrow("RangeError: too far");
    host.send({ type: "function", function: "fail" });
    await passed(1);
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", report);
    expect(reported.map(String)).toEqual(["RangeError: too far", "RangeError: too far"]);
    expect(host.sent).toMatchObject(
      [1, 2].map(() => ({ type: "put.data", error: "RangeError: too far" })),
    );
  });

  it("a host's mistake is told to it in words, and thrown nowhere", async () => {
    const { host, guest } = connected();
    guest.offer("open", () => Promise.reject(new DOMException("No such place", "OperationError")));
    const report = vi.fn<() => void>();
    process.on("unhandledRejection", report);
    await expect(host.call("open")).rejects.toThrow(/^No such place$/);
    host.send({ type: "function", function: "open", id: "f" });
    await passed(1);
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve));
    process.off("unhandledRejection", report);
    expect(report).not.toHaveBeenCalled();
    expect(host.sent.at(-1)).toEqual({ type: "put.data", id: "f", error: "No such place" });
  });

  it("what cannot be a text is told as a failure", async () => {
    const { host, guest } = connected();
    guest.offer("count", () => 1n);
    const reported = new Promise((resolve) => process.once("unhandledRejection", resolve));
    await expect(host.call("count")).rejects.toThrow("TypeError");
    vi.useRealTimers();
    expect(await reported).toBeInstanceOf(TypeError);
  });

  it("gives its data, named or all, also to who sends no question of its own", async () => {
    const { host, guest } = connected();
    await expect(host.data()).rejects.toThrow("not offered");
    guest.offer("get.data", ({ id }) => ({ id: id ?? "all" }));
    expect(await Promise.all([host.data("cart"), host.data()])).toEqual([
      { id: "cart" },
      { id: "all" },
    ]);
    const answered = host.next("put.data");
    host.send({ type: "get.data", id: "cart" });
    expect(await answered).toEqual({ type: "put.data", id: "cart", data: { id: "cart" } });
  });
});

it("a popup's callback is called once, with what the popup answers", async () => {
  const { host, guest } = connected();
  const onClose = vi.fn<(answer: unknown) => void>();
  openPopup(guest, { html: "<p>", config: { height: 1 } }, onClose);
  openPopup(guest, { url: "https://a.test" });
  const [first, second] = host.sent;
  expect(first).toEqual({
    type: "popup.open",
    size: "normal",
    html: "<p>",
    config: { height: 1 },
    callback: expect.any(String) as string,
  });
  expect(second).toEqual({ type: "popup.open", size: "normal", url: "https://a.test" });
  const callback = first?.type === "popup.open" ? (first.callback ?? "") : "";
  await expect(host.call("undefined")).rejects.toThrow("not offered");
  await host.call(callback, "yes");
  await expect(host.call(callback, "again")).rejects.toThrow("not offered");
  expect(onClose.mock.calls).toEqual([["yes"]]);
});
