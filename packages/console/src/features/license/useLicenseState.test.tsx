// A license's standing changes with the clock while its page is open, without a request.
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sampleLicense } from "./sample-license.ts";
import { useLicenseState } from "./useLicenseState.ts";

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const pass = (days: number) => act(() => vi.advanceTimersByTimeAsync(days * dayMs + 100));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("it becomes expiring, counts the days, and expires at the end of its period", async () => {
  const installed = { state: "installed", installedVersion: "2.1.0" } as const;
  const held = sampleLicense({ ...installed, expiresAt: inDays(8), expiringAt: inDays(0.5) });
  const { result } = renderHook(() => useLicenseState(held));
  const now = () => [result.current.name, result.current.daysLeft, result.current.next];
  expect(now()).toEqual(["installed", 8, "give"]);
  await pass(0.5);
  expect(now()).toEqual(["expiring", 8, "renew"]);
  await pass(0.5);
  expect(now()).toEqual(["expiring", 7, "renew"]);
  await pass(6.9);
  expect(now()).toEqual(["expiring", 1, "renew"]);
  await pass(0.1);
  expect(now()).toEqual(["expired", 0, "renew"]);
});
