// The guest's end against a host: who is believed, how it begins, what it asks and answers, and what it drops.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { connectToHost, type GuestOptions } from "./guest.ts";
import { createMockHost, type MockOptions } from "./mock.ts";
import { openPopup } from "./popup.ts";

beforeEach(() => void vi.useFakeTimers());
const open: { close: () => void }[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.useRealTimers();
});

const connected = (mock: MockOptions = {}, options: Partial<GuestOptions> = {}) => {
  const host = createMockHost(mock);
  const onDrop = vi.fn<NonNullable<GuestOptions["onDrop"]>>();
  const guest = connectToHost({ ...host.connection, onDrop, ...options });
  open.push(host, guest);
  const dropped = () => onDrop.mock.calls.map(([reason]) => reason);
  return { host, guest, onDrop, dropped };
};
const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const text = JSON.stringify;
const search = text({ type: "search", value: "a" });
const nameOf = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: unknown) => (error as DOMException).name,
  );

describe("the handshake", () => {
  it("is one call and its answer", async () => {
    const { host, guest } = connected();
    expect(guest.state).toEqual({ status: "waiting", setup: undefined, look: {} });
    const setup = await guest.start();
    expect(setup).toEqual({
      type: "setup",
      api_session: "mock-session",
      company_token: "mock-company-token",
    });
    expect(guest.state).toMatchObject({ status: "ready", setup });
    await passed(20_000);
    expect(host.sent).toEqual([{ type: "app.startup", version: 1 }]);
    expect(guest.state.status).toBe("ready");
  });

  it("calls again until the host answers", async () => {
    const { host, guest } = connected({ delay: 3_500 });
    const started = guest.start();
    await passed(3_499);
    expect(host.sent).toHaveLength(4);
    expect(guest.state.status).toBe("waiting");
    await passed(1);
    expect(await started).toMatchObject({ type: "setup" });
    await passed(20_000);
    expect(host.sent).toHaveLength(4);
  });

  it("fails after 10 seconds of silence, and is ready when the answer comes later", async () => {
    const { host, guest } = connected({ setup: null });
    const failed = nameOf(guest.start());
    await passed(9_999);
    expect(guest.state.status).toBe("waiting");
    await passed(1);
    expect(guest.state.status).toBe("silent");
    expect(await failed).toBe("TimeoutError");
    const { length } = host.sent;
    await passed(20_000);
    expect(host.sent).toHaveLength(length);
    host.send({ type: "setup", api_session: "a", company_token: "b" });
    await passed(0);
    expect(guest.state).toMatchObject({ status: "ready", setup: { api_session: "a" } });
  });

  it("can be tried again, and everybody waits for the same", async () => {
    const { host, guest } = connected({ setup: null }, { patience: 500 });
    const failed = nameOf(guest.start());
    await passed(500);
    expect(await failed).toBe("TimeoutError");
    const again = guest.start();
    expect(guest.state.status).toBe("waiting");
    expect(guest.start()).toBe(again);
    host.send({ type: "setup", api_session: "a", company_token: "b" });
    expect(await again).toMatchObject({ api_session: "a" });
  });

  it("a later setup replaces the first, and listeners find the new state", async () => {
    const { host, guest } = connected();
    await guest.start();
    const seen: unknown[] = [];
    guest.on("setup", ({ api_session }) =>
      seen.push([api_session, guest.state.setup?.api_session]),
    );
    host.send({ type: "setup", api_session: "new", company_token: "b" });
    await passed(0);
    expect(seen).toEqual([["new", "new"]]);
  });

  it("a host of another origin is refused, at once where the browser says who is around", async () => {
    const { host, guest } = connected({ setup: null });
    const failed = nameOf(guest.start());
    host.sendRaw(text({ type: "setup", api_session: "a", company_token: "b" }), {
      origin: "https://evil.test",
    });
    expect(guest.state).toMatchObject({ status: "refused", setup: undefined });
    expect(await failed).toBe("NotAllowedError");

    vi.stubGlobal("location", { ancestorOrigins: ["https://evil.test"] });
    const other = connected();
    expect(await nameOf(other.guest.start())).toBe("NotAllowedError");
    vi.unstubAllGlobals();
  });

  it("no stranger can refuse a host that has answered", async () => {
    const { host, guest } = connected();
    await guest.start();
    host.sendRaw(search, { origin: "https://evil.test" });
    expect(guest.state.status).toBe("ready");
  });
});

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
  ])("%s", (_, from, isBelieved) => {
    const { host, guest } = connected();
    const heard = vi.fn<() => void>();
    guest.on("search", heard);
    host.sendRaw(search, from);
    expect(heard).toHaveBeenCalledTimes(isBelieved ? 1 : 0);
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

  it("until the host has spoken every allowed origin is addressed, then its own alone", async () => {
    const host = { postMessage: vi.fn<(text: string, origin: string) => void>() };
    const { guest, host: mock } = connected(
      {},
      { host, origins: ["https://a.test", "https://host.test"] },
    );
    const to = () => host.postMessage.mock.calls.splice(0).map(([, origin]) => origin);
    guest.send({ type: "toast.message", text: "a" });
    expect(to()).toEqual(["https://a.test", "https://host.test"]);
    mock.sendRaw(search, { source: host });
    guest.send({ type: "toast.message", text: "a" });
    expect(to()).toEqual(["https://host.test"]);
    guest.close();
    guest.send({ type: "toast.message", text: "a" });
    expect(to()).toEqual([]);
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
    const heard = vi.fn<() => void>();
    guest.on("search", heard);
    guest.on("put.input", heard);
    expect(() => host.sendRaw(data)).not.toThrow();
    expect(dropped()).toEqual([reason]);
    expect(heard).not.toHaveBeenCalled();
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
    const heard = vi.fn<() => void>();
    guest.on("search", heard);
    const read = vi.spyOn(JSON, "parse");
    for (let count = 0; count < 100_000; count += 1)
      host.sendRaw(search, count % 2 ? { origin: "https://evil.test" } : { source: {} });
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(heard).not.toHaveBeenCalled();
    expect(onDrop).toHaveBeenCalledTimes(100_000);
    // They counted for nothing: the host's own still arrive.
    host.sendRaw(search);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it("of a flood of the host itself a thousand a second are read", () => {
    const { host, guest, dropped } = connected();
    const heard = vi.fn<() => void>();
    guest.on("search", heard);
    for (let count = 0; count < 100_000; count += 1) host.sendRaw(search);
    const { length } = heard.mock.calls;
    expect(length).toBeGreaterThan(900);
    expect(length).toBeLessThanOrEqual(1_000);
    expect(new Set(dropped())).toEqual(new Set(["too many"]));
    vi.advanceTimersByTime(999);
    host.sendRaw(search);
    expect(heard).toHaveBeenCalledTimes(length);
    vi.advanceTimersByTime(1);
    host.sendRaw(search);
    expect(heard).toHaveBeenCalledTimes(length + 1);
  });

  it("and of long messages eight megabytes; what is too long to be read counts as one", () => {
    const { host, guest, dropped } = connected();
    const heard = vi.fn<() => void>();
    guest.on("search", heard);
    const long = "a".repeat(10_000_000);
    for (let count = 0; count < 7; count += 1) host.sendRaw(long);
    host.sendRaw(search);
    for (let count = 0; count < 2; count += 1) host.sendRaw(long);
    host.sendRaw(search);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(dropped()).toEqual([
      ...Array<string>(7).fill("too long"),
      ...Array<string>(3).fill("too many"),
    ]);
  });
});

describe("questions", () => {
  const answers = {
    "get.input": ({ id }: { id: string | number }) => `value of ${id}`,
    "get.form": ({ id }: { id?: string | number | undefined }) => ({ form: id }),
    "get.element": () => Promise.resolve("<b>"),
    "get.options": ({ value }: { value?: string | undefined }) => [{ label: value, value: 1 }],
  };

  it.each([[false], [true]])(
    "are answered, by a host that knows the text messages alone: %s",
    async (plain) => {
      const { guest } = connected({ answers, plain });
      expect(
        await Promise.all([
          guest.ask({ type: "get.input", id: "a" }),
          guest.ask({ type: "get.input", id: 7 }),
          guest.ask({ type: "get.form" }),
          guest.ask({ type: "get.form", id: "b" }),
          guest.ask({ type: "get.element", id: "a" }),
          guest.ask({ type: "get.options", id: "users", value: "zo" }),
        ]),
      ).toEqual([
        "value of a",
        "value of 7",
        { form: "test" },
        { form: "b" },
        "<b>",
        [{ label: "zo", value: 1 }],
      ]);
    },
  );

  const silent = { setup: null, answers: { "get.input": () => new Promise(() => {}) } } as const;
  const requestsOf = ({ host }: ReturnType<typeof connected>) =>
    host.sent.map((message) => ("request" in message ? message.request : undefined));

  it("fail after 10 seconds, and an answer that comes then is dropped", async () => {
    const one = connected(silent);
    const failed = nameOf(one.guest.ask({ type: "get.input", id: "a" }));
    await passed(9_999);
    const [request] = requestsOf(one);
    await passed(1);
    expect(await failed).toBe("TimeoutError");
    one.host.sendRaw(text({ type: "put.input", id: "a", value: 1, request }));
    expect(one.dropped()).toEqual(["nobody asked"]);
  });

  it("take the first of two answers, whatever the order of the questions", async () => {
    const one = connected(silent);
    const asked = [1, 2].map(() => one.guest.ask({ type: "get.input", id: "a" }));
    const [first, second] = requestsOf(one);
    expect(first).not.toBe(second);
    const answer = (request: string | undefined, value: string) =>
      one.host.sendRaw(text({ type: "put.input", id: "a", value, request }));
    answer(second, "second");
    answer(second, "again");
    answer(first, "first");
    expect(await Promise.all(asked)).toEqual(["first", "second"]);
    expect(one.dropped()).toEqual(["nobody asked"]);
  });

  it.each([
    ["for another question", { type: "put.input", id: "a", value: 1, request: "other" }],
    ["of another type", { type: "put.form", id: "a", value: 1 }],
    ["of another type for this question", { type: "put.form", id: "a", value: 1, request: "own" }],
    ["for another element", { type: "put.input", id: "b", value: 1 }],
  ])("an answer %s is none", async (_, message) => {
    const one = connected(silent);
    const failed = nameOf(one.guest.ask({ type: "get.input", id: "a" }));
    const [own] = requestsOf(one);
    one.host.sendRaw(text(message).replace('"own"', text(own)));
    expect(one.dropped()).toHaveLength(1);
    await passed(10_000);
    expect(await failed).toBe("TimeoutError");
  });

  it("of a plain host are answered in their order: by element, or without one by type", async () => {
    const { host, guest } = connected(silent);
    const asked = ["a", "b", "a", "7"].map((id) => guest.ask({ type: "get.input", id }));
    host.sendRaw(text({ type: "put.input", id: "b", value: "b" }));
    host.sendRaw(text({ type: "put.input", value: "a, first" }));
    host.sendRaw(text({ type: "put.input", id: "a", value: null }));
    host.sendRaw(text({ type: "put.input", id: 7, data: "7" }));
    expect(await Promise.all(asked)).toEqual(["a, first", "b", null, "7"]);
  });

  it("what nobody answers, or what fails there, fails here", async () => {
    const { guest } = connected();
    await expect(guest.ask({ type: "get.input", id: "a" })).rejects.toThrow("not offered");
  });

  it("what is put unasked goes to listeners", () => {
    const { host, guest } = connected();
    const heard = vi.fn<(message: unknown) => void>();
    guest.on("put.element", heard);
    const message = { type: "put.element", id: "error-ref-test", value: "No" };
    host.sendRaw(text(message));
    expect(heard).toHaveBeenCalledWith(message);
  });
});

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
    expect(host.sent.map(({ type }) => type)).toEqual(["put.data"]);
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
  await host.call(callback, "yes");
  await expect(host.call(callback, "again")).rejects.toThrow("not offered");
  expect(onClose.mock.calls).toEqual([["yes"]]);
});

describe("the look", () => {
  it("begins with the setup and follows the host bit by bit", async () => {
    const { host, guest } = connected({
      setup: { api_session: "a", company_token: "b", user: 1, locale: "fr", theme: "light" },
    });
    await guest.start();
    expect(guest.state.look).toEqual({ locale: "fr", theme: "light" });
    const seen = vi.fn<(state: unknown) => void>();
    guest.on("state", seen);
    host.send({ type: "host.look", theme: "dark", direction: "rtl" });
    await passed(0);
    expect(guest.state.look).toEqual({ locale: "fr", theme: "dark", direction: "rtl" });
    expect(seen.mock.calls).toEqual([[guest.state]]);
  });

  it("a host that says it unasked is heard", async () => {
    const { host, guest, dropped } = connected();
    host.send({ type: "host.look", locale: "es" });
    await passed(0);
    expect([guest.state.look, dropped()]).toEqual([{ locale: "es" }, []]);
  });
});

it("closing ends what waits, and nothing is heard or sent any more", async () => {
  const { host, guest } = connected({ setup: null, answers: {}, delay: 1_000 });
  const heard = vi.fn<() => void>();
  guest.on("search", heard);
  const ends = [nameOf(guest.start()), nameOf(guest.ask({ type: "get.input", id: "a" }))];
  guest.close();
  expect(await Promise.all(ends)).toEqual(["AbortError", "AbortError"]);
  const { length } = host.sent;
  host.sendRaw(search);
  await passed(20_000);
  expect(heard).not.toHaveBeenCalled();
  expect(host.sent).toHaveLength(length);
  expect(vi.getTimerCount()).toBe(0);
});
