// A guest's questions: answered with and without a request id, twice, never, and for another question.
import { describe, expect, it, vi } from "vitest";
import { connected, inTime, getErrorName, passed, text } from "../test/connected.ts";

inTime();

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

  it("leave no timer behind once they are answered", async () => {
    const { guest } = connected({ answers });
    await guest.ask({ type: "get.input", id: "a" });
    expect(vi.getTimerCount()).toBe(0);
  });

  const silent = { setup: null, answers: { "get.input": () => new Promise(() => {}) } } as const;
  const getRequests = ({ host }: ReturnType<typeof connected>) =>
    host.sent.map((message) => ("request" in message ? message.request : undefined));

  it("fail after 10 seconds, and an answer that comes then is dropped", async () => {
    const one = connected(silent);
    const failed = getErrorName(one.guest.ask({ type: "get.input", id: "a" }));
    await passed(9_999);
    const [request] = getRequests(one);
    await passed(1);
    expect(await failed).toBe("TimeoutError");
    one.host.sendRaw(text({ type: "put.input", id: "a", value: 1, request }));
    expect(one.dropped()).toEqual(["nobody asked"]);
  });

  it("take the first of two answers, whatever the order of the questions", async () => {
    const one = connected(silent);
    const questions = [1, 2].map(() => one.guest.ask({ type: "get.input", id: "a" }));
    const [first, second] = getRequests(one);
    expect(first).not.toBe(second);
    const answer = (request: string | undefined, value: string) =>
      one.host.sendRaw(text({ type: "put.input", id: "a", value, request }));
    answer(second, "second");
    answer(second, "again");
    answer(first, "first");
    expect(await Promise.all(questions)).toEqual(["first", "second"]);
    expect(one.dropped()).toEqual(["nobody asked"]);
  });

  it.each([
    ["for another question", { type: "put.input", id: "a", value: 1, request: "other" }],
    ["of another type", { type: "put.form", id: "a", value: 1 }],
    ["of another type for this question", { type: "put.form", id: "a", value: 1, request: "own" }],
    ["for another element", { type: "put.input", id: "b", value: 1 }],
  ])("an answer %s is none", async (_, message) => {
    const one = connected(silent);
    const failed = getErrorName(one.guest.ask({ type: "get.input", id: "a" }));
    const [request] = getRequests(one);
    one.host.sendRaw(text(message).replace('"own"', text(request)));
    expect(one.dropped()).toHaveLength(1);
    await passed(10_000);
    expect(await failed).toBe("TimeoutError");
  });

  it("of a plain host are answered in their order: by element, or without one by type", async () => {
    const { host, guest } = connected(silent);
    const questions = ["a", "b", "a", "7"].map((id) => guest.ask({ type: "get.input", id }));
    host.sendRaw(text({ type: "put.input", id: "b", value: "b" }));
    host.sendRaw(text({ type: "put.input", value: "a, first" }));
    host.sendRaw(text({ type: "put.input", id: "a", value: null }));
    host.sendRaw(text({ type: "put.input", id: 7, data: "7" }));
    expect(await Promise.all(questions)).toEqual(["a, first", "b", null, "7"]);
  });

  it("what nobody answers, or what fails there, fails here", async () => {
    const { guest } = connected();
    await expect(guest.ask({ type: "get.input", id: "a" })).rejects.toThrow("not offered");
  });

  it("that the host has said it cannot answer are not sent, and fail at once", async () => {
    const setup = { app_token: "a", capabilities: ["get.input", "toast.message"] };
    const { host, guest } = connected({ setup, answers });
    const can = () => [guest.can("get.input"), guest.can("get.form"), guest.can("popup.open")];
    expect(can()).toEqual([true, true, true]);
    await guest.start();
    expect(can()).toEqual([true, false, false]);
    expect(await guest.ask({ type: "get.input", id: "a" })).toBe("value of a");
    const { length } = host.sent;
    await expect(guest.ask({ type: "get.form" })).rejects.toMatchObject({
      name: "OperationError",
      message: "not offered",
    });
    expect(host.sent).toHaveLength(length);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("of a kind that the protocol does not have fail at once", async () => {
    const { guest } = connected({ setup: null });
    const odd = { type: "get.weather", id: "a" } as never;
    await expect(guest.ask(odd)).rejects.toThrow("not offered");
  });

  it.each([
    ["of an unknown kind", { type: "get.weather", id: "a" }, "put.weather", "unknown type"],
    ["without what they need", { type: "get.data", id: {} }, "put.data", "wrong field"],
  ])("of a host, %s, are answered at once with the reason", async (_, question, type, reason) => {
    const { host } = connected();
    const messages: unknown[] = [];
    const { host: window } = host.connection;
    vi.spyOn(window, "postMessage").mockImplementation((message) => {
      messages.push(JSON.parse(message));
    });
    host.sendRaw(text({ ...question, request: "r" }));
    expect(messages).toMatchObject([
      { type, request: "r", error: expect.stringContaining(reason) },
    ]);
  });

  it("a message that lacks something is answered with what it lacks; an unknown one is ignored", async () => {
    const { host } = connected();
    host.sendRaw(text({ type: "filter", id: "f" }));
    host.sendRaw(text({ type: "weather", id: "f" }));
    host.sendRaw("no JSON");
    expect(host.sent).toEqual([
      { type: "put.data", id: "f", error: "wrong field: filter: data or value" },
    ]);
  });

  it("what is put unasked goes to listeners", () => {
    const { host, guest } = connected();
    const listener = vi.fn<(message: unknown) => void>();
    guest.on("put.element", listener);
    const message = { type: "put.element", id: "error-ref-test", value: "No" };
    host.sendRaw(text(message));
    expect(listener).toHaveBeenCalledWith(message);
  });
});
