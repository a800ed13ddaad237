// A connected guest and mock host, with fake timers.
import { afterEach, beforeEach, vi } from "vitest";
import { connectToHost, type GuestOptions } from "../src/guest.ts";
import { createMockHost, type MockOptions } from "../src/mock.ts";

const open: { close: () => void }[] = [];

/** Call it once in each test file: sets up the fake timers, and cleans up after each test. */
export const inTime = () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    for (const each of open.splice(0)) each.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });
};

export const connected = (mock: MockOptions = {}, options: Partial<GuestOptions> = {}) => {
  const host = createMockHost(mock);
  const onDrop = vi.fn<NonNullable<GuestOptions["onDrop"]>>();
  const guest = connectToHost({ ...host.connection, onDrop, ...options });
  open.push(host, guest);
  const dropped = () => onDrop.mock.calls.map(([reason]) => reason);
  return { host, guest, onDrop, dropped };
};
export const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);
export const text = JSON.stringify;
export const search = text({ type: "search", value: "a" });
export const getErrorName = (promise: Promise<unknown>) =>
  promise.then(
    () => "none",
    (error: unknown) => (error as DOMException).name,
  );
