// What clicks may open is prefetched once the page is idle, one part at a time; not in data-saving mode.
import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const load = () => import("./fetch-ahead.ts");

test("after a while, one after the other, also what comes to be known later; a failure stops nothing", async () => {
  const { fetchAhead, startFetchingAhead } = await load();
  const { promise, resolve } = Promise.withResolvers<void>();
  const one = vi.fn(() => promise);
  const two = vi.fn(() => Promise.reject(new TypeError("Offline")));
  const three = vi.fn();
  fetchAhead(one);
  fetchAhead(two);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(one).not.toHaveBeenCalled();
  startFetchingAhead();
  expect(one).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(one).toHaveBeenCalledOnce();
  expect(two).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(two).toHaveBeenCalledOnce();
  fetchAhead(three);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(three).toHaveBeenCalledOnce();
  expect(one).toHaveBeenCalledOnce();
});

test("nothing where the reader saves data", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } });
  const { fetchAhead, startFetchingAhead } = await load();
  const fetch = vi.fn();
  fetchAhead(fetch);
  startFetchingAhead();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
});
