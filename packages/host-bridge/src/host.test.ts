// The host's end: several guests, each identified by its window, and guests that are hosts themselves.
import { describe, expect, it, vi } from "vitest";
import { createWindow, framed, ready, settled, setup, stop, text } from "../test/framed.ts";
import { getErrorName } from "../test/connected.ts";
import type { Recipient } from "./channel.ts";
import { connectToHost } from "./guest.ts";
import { createHost } from "./host.ts";

describe("a guest", () => {
  it("gets its setup, from a value or from what knows better", async () => {
    const [one] = framed(["https://a.test"]).guests;
    expect(await one?.guest.start()).toEqual(ready);
    const late = vi.fn<(message: unknown) => Promise<typeof setup>>(() => Promise.resolve(setup));
    const [two] = framed(["https://a.test"], { setup: late }).guests;
    expect(await two?.guest.start()).toEqual(ready);
    expect(late).toHaveBeenCalledWith({ type: "app.startup", version: 1 });
  });

  it("asks, and is told what nobody answers and what fails", async () => {
    const [one] = framed(["https://a.test"]).guests;
    one?.frame.answer("get.input", ({ id }) => `value of ${id}`);
    expect(await one?.guest.ask({ type: "get.input", id: "a" })).toBe("value of a");
    await expect(one?.guest.ask({ type: "get.element", id: "a" })).rejects.toThrow("not offered");
  });

  it("learns why an answer failed, and so does the host's own page", async () => {
    const [one] = framed(["https://a.test"]).guests;
    one?.frame.answer("get.input", () => Promise.reject(new RangeError("too far")));
    const reported = new Promise((resolve) => process.once("unhandledRejection", resolve));
    await expect(one?.guest.ask({ type: "get.input", id: "a" })).rejects.toMatchObject({
      name: "OperationError",
      message: "RangeError: too far",
    });
    expect(await reported).toBeInstanceOf(RangeError);
  });

  it.each([
    ["get.element", "value"],
    ["get.input", "value"],
    ["get.form", "data"],
    ["get.options", "data"],
  ] as const)("%s is answered in the field that is its own: %s", async (type, field) => {
    const { window, guests } = framed(["https://a.test"]);
    const [one] = guests;
    const post = vi.fn<Recipient["postMessage"]>();
    const plain = { postMessage: post };
    if (one) one.element.contentWindow = plain;
    one?.frame.answer(type, () => ["a"]);
    window.deliver(text({ type, id: "f" }), { origin: "https://a.test", source: plain });
    await settled();
    const answer = { type: type.replace("get", "put"), id: "f", [field]: ["a"] };
    expect(post.mock.calls).toEqual([[text(answer), "https://a.test"]]);
  });

  it.each([
    ["an unknown kind", { type: "get.weather", id: "w" }, "put.weather", "unknown type"],
    ["no element", { type: "get.element" }, "put.element", "wrong field"],
  ])("that asks for %s is answered at once", async (_, question, type, reason) => {
    const { window, guests } = framed(["https://a.test"]);
    const post = vi.fn<Recipient["postMessage"]>();
    const plain = { postMessage: post };
    if (guests[0]) guests[0].element.contentWindow = plain;
    for (const message of [
      { ...question, request: "r" },
      { type: "set.weather", id: "w" },
    ])
      window.deliver(text(message), { origin: "https://a.test", source: plain });
    expect(post.mock.calls.map(([posted]) => JSON.parse(posted) as unknown)).toMatchObject([
      { type, request: "r", error: expect.stringContaining(reason) as string },
    ]);
  });

  it("is refused in words by an answer that throws for its mistake, and nothing is reported", async () => {
    const [one] = framed(["https://a.test"]).guests;
    one?.frame.answer("get.input", () => {
      throw new DOMException("No such input", "OperationError");
    });
    const report = vi.fn<() => void>();
    process.on("unhandledRejection", report);
    await expect(one?.guest.ask({ type: "get.input", id: "a" })).rejects.toThrow(/^No such input$/);
    await settled();
    process.off("unhandledRejection", report);
    expect(report).not.toHaveBeenCalled();
  });

  it("without a setup for it hears nothing", async () => {
    const { window, guests } = framed(["https://a.test"], { setup: undefined });
    const [one] = guests;
    const post = vi.fn<Recipient["postMessage"]>();
    const plain = { postMessage: post };
    if (one) one.element.contentWindow = plain;
    window.deliver(text({ type: "app.startup" }), { origin: "https://a.test", source: plain });
    await settled();
    expect(post).not.toHaveBeenCalled();
  });

  it("without request is answered too, as the specification has it", () => {
    const { window, guests } = framed(["https://a.test"]);
    const post = vi.fn<Recipient["postMessage"]>();
    const plain = { postMessage: post };
    const [one] = guests;
    if (one) one.element.contentWindow = plain;
    one?.frame.answer("get.form", ({ id }) => ({ id }));
    window.deliver(text({ type: "get.form", id: "f" }), {
      origin: "https://a.test",
      source: plain,
    });
    return vi.waitFor(() =>
      expect(post.mock.calls).toEqual([
        [text({ type: "put.form", id: "f", data: { id: "f" } }), "https://a.test"],
      ]),
    );
  });
});

describe("a host that takes its time", () => {
  it("is asked once who works there, however often the guest repeats itself", async () => {
    const answer = Promise.withResolvers<typeof setup>();
    const late = vi.fn<() => Promise<typeof setup>>(() => answer.promise);
    const [one] = framed(["https://a.test"], { setup: late }).guests;
    const setups = vi.fn<() => void>();
    one?.guest.on("setup", setups);
    for (let count = 0; count < 3; count += 1) one?.guest.send({ type: "app.startup", version: 1 });
    await settled();
    answer.resolve(setup);
    await settled();
    expect([late.mock.calls.length, setups.mock.calls.length]).toEqual([1, 1]);
    // After an answer, app.startup is a new question.
    expect(await one?.guest.start()).toEqual(ready);
    expect(late).toHaveBeenCalledTimes(2);
  });

  it("is asked again when it has failed, and its page learns of it", async () => {
    const late = vi.fn<() => Promise<typeof setup>>(() => Promise.resolve(setup));
    late.mockRejectedValueOnce(new RangeError("no session"));
    const [one] = framed(["https://a.test"], { setup: late }).guests;
    const reported = new Promise((resolve) => process.once("unhandledRejection", resolve));
    one?.guest.send({ type: "app.startup" });
    expect(await reported).toBeInstanceOf(RangeError);
    expect(await one?.guest.start()).toEqual(ready);
  });

  it("is asked again when its answer is given up; what comes of that then is old", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const first = Promise.withResolvers<typeof setup>();
    const answers = [
      () => first.promise,
      () => Promise.resolve({ ...setup, api_session: "second" }),
    ];
    const late = vi.fn<() => Promise<typeof setup>>(() => answers.shift()!());
    const [one] = framed(["https://a.test"], { setup: late }).guests;
    const sessions: string[] = [];
    one?.guest.on("setup", ({ api_session }) => sessions.push(api_session ?? ""));
    one?.guest.send({ type: "app.startup" });
    await settled();
    vi.advanceTimersByTime(199);
    one?.guest.send({ type: "app.startup" });
    await settled();
    expect(late).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    one?.guest.send({ type: "app.startup" });
    await settled();
    first.resolve(setup);
    await settled();
    vi.useRealTimers();
    expect(sessions).toEqual(["second"]);
  });

  it("hears a question before it is answered", async () => {
    const order: string[] = [];
    const [one] = framed(["https://a.test"], {
      setup: () => {
        order.push("setup");
        return setup;
      },
    }).guests;
    one?.frame.answer("get.input", () => order.push("put.input"));
    for (const type of ["app.startup", "get.input"] as const)
      one?.frame.on(type, () => order.push(type));
    await one?.guest.start();
    await one?.guest.ask({ type: "get.input", id: "a" });
    expect(order).toEqual(["app.startup", "setup", "get.input", "put.input"]);
  });
});

describe("guests", () => {
  it("are told apart by their windows, also of one origin", async () => {
    const { guests } = framed(["https://a.test", "https://a.test", "https://b.test"]);
    const messages: string[] = [];
    for (const [index, { frame }] of guests.entries())
      frame.on("toast.message", ({ text: toast }) => messages.push(`${index}: ${toast}`));
    for (const [index, { guest }] of guests.entries())
      guest.send({ type: "toast.message", text: `of ${index}` });
    await settled();
    expect(messages).toEqual(["0: of 0", "1: of 1", "2: of 2"]);
    const called: number[] = [];
    for (const [index, { guest }] of guests.entries()) guest.on("search", () => called.push(index));
    guests[1]?.frame.send({ type: "search", value: "a" });
    await settled();
    expect(called).toEqual([1]);
  });

  it("a frame that is opened again, the first not closed, is the one that hears", async () => {
    const { guests, host } = framed(["https://a.test"]);
    const [one] = guests;
    if (!one) throw new Error("No guest");
    const again = host.frame(one.element, {
      origin: "https://a.test",
      setup: { ...setup, api_session: "again" },
    });
    expect(await one.guest.start()).toMatchObject({ api_session: "again" });
    again.close();
    expect(await one.guest.start()).toMatchObject({ api_session: "a" });
  });

  it("do not end with each other", async () => {
    const { guests, host, window, reasons } = framed(["https://a.test", "https://b.test"]);
    guests[0]?.frame.close();
    guests[0]?.guest.send({ type: "toast.message", text: "a" });
    await settled();
    expect(reasons()).toEqual(["another window"]);
    await expect(guests[0]?.guest.start()).rejects.toThrow("silent");
    expect(await guests[1]?.guest.start()).toEqual(ready);
    guests[1]?.guest.offer("never", () => new Promise(() => {}));
    const waiting = getErrorName(guests[1]!.frame.call("never"));
    host.close();
    expect(await waiting).toBe("AbortError");
    expect(window.listeners.size).toBe(0);
    await expect(guests[1]?.guest.start()).rejects.toThrow("silent");
  });
});

it("a frame without an origin of its own is reached by its window alone", async () => {
  const { guests, window } = framed(["null"]);
  const listener = vi.fn<() => void>();
  guests[0]?.frame.on("toast.message", listener);
  window.deliver(text({ type: "toast.message", text: "a" }), {
    origin: "null",
    source: guests[0]?.ownSeen,
  });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(await guests[0]?.guest.start()).toEqual(ready);
  // Browsers accept no other target for an opaque origin.
  const post = vi.fn<Recipient["postMessage"]>();
  if (guests[0]) guests[0].element.contentWindow = { postMessage: post };
  guests[0]?.frame.send({ type: "search" });
  expect(post.mock.calls).toEqual([[text({ type: "search" }), "*"]]);
});

it("the host asks: functions, data, and what never comes", async () => {
  const { guests } = framed(["https://a.test"]);
  const [one] = guests;
  one?.guest.offer("double", ({ data }) => Number(data) * 2);
  one?.guest.offer("get.data", ({ id }) => ["data", id]);
  one?.guest.offer("never", () => new Promise(() => {}));
  expect(await one?.frame.call("double", 4)).toBe(8);
  expect(await one?.frame.data("cart")).toEqual(["data", "cart"]);
  await expect(one?.frame.call("never")).rejects.toMatchObject({ name: "TimeoutError" });
  const pending = one?.frame.call("never");
  one?.frame.close();
  await expect(pending).rejects.toMatchObject({ name: "AbortError" });
});

it("a guest is the host of another guest, in one window, and the two do not mix", async () => {
  const outer = framed(["https://middle.test"]);
  const [middle] = outer.guests;
  if (!middle) throw new Error("No guest");
  const inner = createWindow("https://inner.test");
  const windows: { middle?: Recipient } = {};
  const innerWindow = inner.seenBy({
    origin: "https://middle.test",
    get source() {
      return windows.middle;
    },
  });
  windows.middle = middle.own.seenBy({ origin: "https://inner.test", source: innerWindow });
  const host = createHost({ receiver: middle.own.receiver });
  const frame = host.frame(
    { contentWindow: innerWindow },
    { origin: "https://inner.test", setup: { api_session: "inner", company_token: "c" } },
  );
  const guest = connectToHost({
    origins: ["https://middle.test"],
    host: windows.middle,
    receiver: inner.receiver,
  });
  stop.push(guest.close, host.close);
  expect(await guest.start()).toMatchObject({ api_session: "inner" });
  expect(await middle.guest.start()).toMatchObject({ api_session: "a" });
  const messages: string[] = [];
  frame.on("toast.message", () => messages.push("middle"));
  middle.frame.on("toast.message", () => messages.push("outer"));
  guest.send({ type: "toast.message", text: "a" });
  await settled();
  middle.guest.send({ type: "toast.message", text: "a" });
  await settled();
  expect(messages).toEqual(["middle", "outer"]);
});
