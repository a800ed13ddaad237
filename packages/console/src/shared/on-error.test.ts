// What becomes of a failed call: asked again or not, told or not; and what a change makes stale.
import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient, listenToFailures } from "./on-error.ts";
import { CallFailure } from "./send.ts";
import { accessToken } from "./storage.ts";

const failed = vi.fn();
const signedOut = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  // The page's memory does.
  vi.stubGlobal("localStorage", undefined);
  listenToFailures({ failed, signedOut });
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  onlineManager.setOnline(true);
});

/** Reads once, however long it takes; answers how often the server was asked. */
async function read(failure: Error, meta = {}) {
  const ask = vi.fn(() => Promise.reject(failure));
  const reading = createQueryClient().fetchQuery({ queryKey: ["a"], queryFn: ask, meta });
  const end = expect(reading).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await end;
  return ask.mock.calls.length;
}

/** Changes once; answers how often the server was asked. */
async function change(failure: Error, meta = {}) {
  const ask = vi.fn(() => Promise.reject(failure));
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: ask, meta });
  const end = expect(mutation.mutate()).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await end;
  return ask.mock.calls.length;
}

const statuses = [400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 500, 501];

describe("reading", () => {
  test.each(statuses)("is not tried again after %i", async (status) => {
    expect(await read(new CallFailure("No.", status))).toBe(1);
  });

  test.each([0, 502, 503, 504])("is tried twice more after %i", async (status) => {
    expect(await read(new CallFailure("Later.", status))).toBe(3);
  });

  test("is not tried again after a fault of the console's own", async () => {
    expect(await read(new TypeError("x is undefined"))).toBe(1);
  });

  test("does not wait for a network", async () => {
    onlineManager.setOnline(false);
    expect(await read(new CallFailure("Offline.", 0))).toBe(3);
  });

  test("again within ten seconds is from memory, later from the server", async () => {
    const client = createQueryClient();
    const ask = vi.fn(() => Promise.resolve("answer"));
    const query = { queryKey: ["a"], queryFn: ask };
    await client.fetchQuery(query);
    vi.advanceTimersByTime(9_999);
    await client.fetchQuery(query);
    expect(ask).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await client.fetchQuery(query);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  test("goes on when the network is back", () => {
    expect(createQueryClient().getDefaultOptions().queries?.refetchOnReconnect).toBe(true);
  });
});

describe("a change", () => {
  test.each([0, ...statuses, 503])("is never made twice, also after %i", async (status) => {
    expect(await change(new CallFailure("No.", status))).toBe(1);
  });

  test("does not wait for a network", async () => {
    onlineManager.setOnline(false);
    expect(await change(new CallFailure("Offline.", 0))).toBe(1);
  });

  test("makes everything stale but lookups", async () => {
    const client = createQueryClient();
    const load = (name: string, meta = {}) =>
      client.fetchQuery({ queryKey: [name], queryFn: () => name, meta });
    await Promise.all([
      load("list"),
      load("quiet", { quiet: true }),
      load("menu", { lookup: true }),
    ]);
    const stale = () =>
      ["list", "quiet", "menu"].filter((name) => client.getQueryState([name])?.isInvalidated);

    const refused = new MutationObserver(client, {
      mutationFn: () => Promise.reject(new CallFailure("No.", 422)),
    });
    await refused.mutate().catch(() => undefined);
    expect(stale()).toEqual([]);

    await new MutationObserver(client, { mutationFn: () => Promise.resolve() }).mutate();
    expect(stale()).toEqual(["list", "quiet"]);
  });
});

describe.each([
  ["a failed reading", read],
  ["a failed change", change],
])("%s", (_, attempt) => {
  test("is told once", async () => {
    const failure = new CallFailure("No.", 422);
    await attempt(failure);
    expect(failed.mock.calls).toEqual([[failure]]);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test("is not told where the screen does", async () => {
    await attempt(new CallFailure("No.", 422), { quiet: true });
    expect(failed).not.toHaveBeenCalled();
  });

  test.each([true, false])("with 401 ends the session (quiet: %s)", async (quiet) => {
    await attempt(new CallFailure("Who?", 401), { quiet });
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  test("with 401 to another session's token says nothing and ends nothing", async () => {
    accessToken.set("of the next");
    await attempt(new CallFailure("Who?", 401, [], "of the last"));
    await attempt(new CallFailure("Who?", 401));
    expect(signedOut).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
    await attempt(new CallFailure("Who?", 401, [], "of the next"));
    expect(signedOut).toHaveBeenCalledTimes(1);
    accessToken.set(null);
  });

  test("of the console's own is nothing to tell", async () => {
    await attempt(new TypeError("x is undefined"));
    expect(failed).not.toHaveBeenCalled();
  });

  test("without anybody to tell is only thrown", async () => {
    listenToFailures(undefined);
    await attempt(new CallFailure("No.", 422));
    await attempt(new CallFailure("Who?", 401));
  });
});
