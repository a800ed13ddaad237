// Failed calls: when they are retried and reported.
import { MutationObserver, onlineManager } from "@tanstack/react-query";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createQueryClient, listenToFailures } from "./on-error.ts";
import { CallFailure } from "./send.ts";
import { accessToken } from "../auth/storage.ts";

const failed = vi.fn();
const signedOut = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  // Without local storage the token is kept in memory.
  vi.stubGlobal("localStorage", undefined);
  stopListening = listenToFailures({ failed, signedOut });
});
let stopListening: () => void;
afterEach(() => {
  stopListening();
  vi.useRealTimers();
  vi.clearAllMocks();
  onlineManager.setOnline(true);
});

/** Runs a query that fails; returns the number of attempts. */
async function read(failure: Error, meta = {}) {
  const ask = vi.fn(() => Promise.reject(failure));
  const reading = createQueryClient().fetchQuery({ queryKey: ["a"], queryFn: ask, meta });
  const end = expect(reading).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await end;
  return ask.mock.calls.length;
}

/** Runs a mutation that fails; returns the number of attempts. */
async function change(failure: Error, meta = {}) {
  const ask = vi.fn(() => Promise.reject(failure));
  const mutation = new MutationObserver(createQueryClient(), { mutationFn: ask, meta });
  const end = expect(mutation.mutate()).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await end;
  return ask.mock.calls.length;
}

const statuses = [400, 401, 402, 403, 404, 409, 413, 415, 422, 429, 500, 501];

describe("a query", () => {
  test.each(statuses)("is not retried after %i", async (status) => {
    expect(await read(new CallFailure("No.", status))).toBe(1);
  });

  test.each([0, 502, 503, 504])("is retried twice after %i", async (status) => {
    expect(await read(new CallFailure("Later.", status))).toBe(3);
  });

  test("is not retried after an error of the console itself", async () => {
    expect(await read(new TypeError("x is undefined"))).toBe(1);
  });

  test("does not wait for a network", async () => {
    onlineManager.setOnline(false);
    expect(await read(new CallFailure("Offline.", 0))).toBe(3);
  });

  test("is answered from the cache for ten seconds", async () => {
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

  test("is repeated when the network is back", () => {
    expect(createQueryClient().getDefaultOptions().queries?.refetchOnReconnect).toBe(true);
  });
});

describe("a mutation", () => {
  test.each([0, ...statuses, 503])("is not retried after %i", async (status) => {
    expect(await change(new CallFailure("No.", status))).toBe(1);
  });

  test("does not wait for a network", async () => {
    onlineManager.setOnline(false);
    expect(await change(new CallFailure("Offline.", 0))).toBe(1);
  });
});

describe.each([
  ["a failed query", read],
  ["a failed mutation", change],
])("%s", (_, attempt) => {
  test("is reported once", async () => {
    const failure = new CallFailure("No.", 422);
    await attempt(failure);
    expect(failed.mock.calls).toEqual([[failure]]);
    expect(signedOut).not.toHaveBeenCalled();
  });

  test("with 401 ends the session", async () => {
    await attempt(new CallFailure("Who?", 401));
    expect(signedOut).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  test("with 401 for the token of another session is ignored", async () => {
    accessToken.set("of the next");
    await attempt(new CallFailure("Who?", 401, [], "of the last"));
    await attempt(new CallFailure("Who?", 401));
    expect(signedOut).not.toHaveBeenCalled();
    expect(failed).not.toHaveBeenCalled();
    await attempt(new CallFailure("Who?", 401, [], "of the next"));
    expect(signedOut).toHaveBeenCalledTimes(1);
    accessToken.set(null);
  });

  test("by an error of the console itself is not reported", async () => {
    await attempt(new TypeError("x is undefined"));
    expect(failed).not.toHaveBeenCalled();
  });

  test("without a listener is only thrown", async () => {
    stopListening();
    await attempt(new CallFailure("No.", 422));
    await attempt(new CallFailure("Who?", 401));
  });
});

describe("a query that is asked again by itself", () => {
  const client = createQueryClient();
  const ask = async (answer: () => Promise<unknown>) => {
    const asking = client
      .fetchQuery({ queryKey: ["again"], queryFn: answer, meta: { repeats: true }, staleTime: 0 })
      .catch(() => undefined);
    await vi.runAllTimersAsync();
    await asking;
  };
  const refuse = (status: number) => () => Promise.reject(new CallFailure("No.", status));

  test("tells that it fails once, until it has succeeded", async () => {
    await ask(refuse(422));
    await ask(refuse(422));
    expect(failed).toHaveBeenCalledTimes(1);
    await ask(() => Promise.resolve(1));
    await ask(refuse(422));
    expect(failed).toHaveBeenCalledTimes(2);
  });

  test("ends the session with 401 all the same", async () => {
    await ask(refuse(422));
    await ask(refuse(401));
    expect(signedOut).toHaveBeenCalledTimes(1);
  });
});
