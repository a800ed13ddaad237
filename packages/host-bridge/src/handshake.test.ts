// How a guest starts, follows its host, and closes.
import { describe, expect, it, vi } from "vitest";
import { connectToHost } from "./guest.ts";
import { createMockHost } from "./mock.ts";
import { connected, inTime, getErrorName, passed, search, text } from "../test/connected.ts";

inTime();

describe("the handshake", () => {
  it("is one call and its answer", async () => {
    const { host, guest } = connected();
    expect(guest.state).toEqual({ status: "waiting", setup: undefined, look: {} });
    const setup = await guest.start();
    expect(setup).toEqual({
      type: "setup",
      api_session: "mock-session",
      app_token: "mock-app-token",
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
    const failed = getErrorName(guest.start());
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
    const failed = getErrorName(guest.start());
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
    const sessions: unknown[] = [];
    guest.on("setup", ({ api_session }) =>
      sessions.push([api_session, guest.state.setup?.api_session]),
    );
    host.send({ type: "setup", api_session: "new", company_token: "b" });
    await passed(0);
    expect(sessions).toEqual([["new", "new"]]);
  });

  it("a host of another origin is refused, at once where the browser says who is around", async () => {
    const { host, guest } = connected({ setup: null });
    const failed = getErrorName(guest.start());
    host.sendRaw(text({ type: "setup", api_session: "a", company_token: "b" }), {
      origin: "https://evil.test",
    });
    expect(guest.state).toMatchObject({ status: "refused", setup: undefined });
    expect(await failed).toBe("NotAllowedError");

    const { connection } = createMockHost();
    vi.stubGlobal("parent", connection.host);
    vi.stubGlobal("location", { ancestorOrigins: ["https://evil.test", "https://host.test"] });
    const other = connectToHost(connection);
    expect(await getErrorName(other.start())).toBe("NotAllowedError");
    expect(other.state.status).toBe("refused");
  });

  it("what stands around the window says nothing of a host that is another one: a mock in a manual", async () => {
    vi.stubGlobal("parent", { postMessage() {} });
    vi.stubGlobal("location", { ancestorOrigins: ["https://manual.test"] });
    const { guest } = connected();
    expect(await guest.start()).toMatchObject({ api_session: "mock-session" });
    const silent = connected({ setup: null });
    const failed = getErrorName(silent.guest.start());
    await passed(10_000);
    expect([await failed, silent.guest.state.status]).toEqual(["TimeoutError", "silent"]);
  });

  it("who hides behind a frame without referrer is not refused for that", async () => {
    const { connection } = createMockHost();
    vi.stubGlobal("parent", connection.host);
    vi.stubGlobal("location", { ancestorOrigins: ["null"] });
    expect(await connectToHost(connection).start()).toMatchObject({ api_session: "mock-session" });
  });

  it("is refused once, however much is said from there", () => {
    const { host, guest } = connected({ setup: null });
    const onState = vi.fn<(state: unknown) => void>();
    guest.on("state", onState);
    for (let count = 0; count < 3; count += 1)
      host.sendRaw(search, { origin: "https://evil.test" });
    expect(onState.mock.calls).toEqual([[guest.state]]);
  });

  it.each([["{"], [text({ type: "date" })], [7]])(
    "a host that says %j is none the worse for it",
    (data) => {
      const { host, guest } = connected({ setup: null });
      host.sendRaw(data);
      host.sendRaw(search, { source: {} });
      expect(guest.state.status).toBe("waiting");
    },
  );

  it("who asks for a new setup is ready all the while", async () => {
    const { guest } = connected();
    await guest.start();
    const statuses: string[] = [];
    guest.on("state", ({ status }) => statuses.push(status));
    await guest.start();
    expect(statuses).toEqual(["ready"]);
  });

  it("no stranger can refuse a host that has answered", async () => {
    const { host, guest } = connected();
    await guest.start();
    host.sendRaw(search, { origin: "https://evil.test" });
    expect(guest.state.status).toBe("ready");
  });
});

describe("the look", () => {
  it("begins with the setup and follows the host bit by bit", async () => {
    const { host, guest } = connected({
      setup: { api_session: "a", company_token: "b", user: 1, locale: "fr", theme: "light" },
    });
    await guest.start();
    expect(guest.state.look).toEqual({ locale: "fr", theme: "light" });
    const onState = vi.fn<(state: unknown) => void>();
    guest.on("state", onState);
    host.send({ type: "host.look", theme: "dark", direction: "rtl" });
    await passed(0);
    expect(guest.state.look).toEqual({ locale: "fr", theme: "dark", direction: "rtl" });
    expect(onState.mock.calls).toEqual([[guest.state]]);
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
  const listener = vi.fn<() => void>();
  guest.on("search", listener);
  const ends = [
    getErrorName(guest.start()),
    getErrorName(guest.ask({ type: "get.input", id: "a" })),
  ];
  guest.close();
  expect(await Promise.all(ends)).toEqual(["AbortError", "AbortError"]);
  const { length } = host.sent;
  host.sendRaw(search);
  await passed(20_000);
  expect(listener).not.toHaveBeenCalled();
  expect(host.sent).toHaveLength(length);
  expect(vi.getTimerCount()).toBe(0);
});
