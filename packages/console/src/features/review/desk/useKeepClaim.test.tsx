// A claim is renewed while its build is open; a failed renewal is retried while time is left.
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { myClaim } from "../queue/sample-queue.ts";
import { useKeepClaim } from "./useKeepClaim.ts";

const minutes = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const claimFor = (ms: number) => ({
  ...myClaim(),
  until: new Date(Date.now() + ms).toISOString(),
  left_seconds: ms / 1_000,
});

/** Hides the page, or shows it again. */
function turn(visibilityState: DocumentVisibilityState): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a renewal that came to nothing is tried again before the claim ends, and no more after that", () => {
  const renew = vi.fn();
  const claim = claimFor(20 * minutes);
  renderHook(() => useKeepClaim(claim, renew));
  vi.advanceTimersByTime(10 * minutes);
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * minutes);
  expect(renew).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(6 * minutes);
  const tried = renew.mock.calls.length;
  expect(tried).toBeGreaterThan(2);
  expect(tried).toBeLessThan(25);
  vi.advanceTimersByTime(60 * minutes);
  expect(renew).toHaveBeenCalledTimes(tried);
});

test("one that came through is renewed at half of its new time", () => {
  const renew = vi.fn();
  let claim = claimFor(20 * minutes);
  const { rerender } = renderHook(() => useKeepClaim(claim, renew));
  vi.advanceTimersByTime(10 * minutes);
  claim = claimFor(20 * minutes);
  rerender();
  vi.advanceTimersByTime(9 * minutes);
  expect(renew).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1 * minutes);
  expect(renew).toHaveBeenCalledTimes(2);
});

test("that of another, and one that nobody has, is left alone", () => {
  const renew = vi.fn();
  let claim: ReturnType<typeof claimFor> | null = { ...claimFor(minutes), mine: 0 };
  const { rerender } = renderHook(() => useKeepClaim(claim, renew));
  vi.advanceTimersByTime(2 * minutes);
  claim = null;
  rerender();
  vi.advanceTimersByTime(2 * minutes);
  expect(renew).not.toHaveBeenCalled();
});

test("a hidden page gives its claim up, and renews it again once it is seen", () => {
  const renew = vi.fn();
  const claim = claimFor(20 * minutes);
  renderHook(() => useKeepClaim(claim, renew));
  vi.advanceTimersByTime(4 * minutes);
  turn("hidden");
  vi.advanceTimersByTime(60 * minutes);
  expect(renew).not.toHaveBeenCalled();
  turn("visible");
  vi.advanceTimersByTime(1_000);
  expect(renew).toHaveBeenCalledTimes(1);
});

test("a page that opens hidden, and one whose build is renewed by another tab while hidden, renew nothing", () => {
  turn("hidden");
  const renew = vi.fn();
  let claim = claimFor(20 * minutes);
  const { rerender } = renderHook(() => useKeepClaim(claim, renew));
  vi.advanceTimersByTime(15 * minutes);
  claim = claimFor(20 * minutes);
  rerender();
  vi.advanceTimersByTime(60 * minutes);
  expect(renew).not.toHaveBeenCalled();
});

test.each([-180, 180])("a reader's clock that is wrong by %i minutes changes nothing", (wrong) => {
  const renew = vi.fn();
  const claim = { ...claimFor(20 * minutes) };
  vi.setSystemTime(Date.now() + wrong * minutes);
  renderHook(() => useKeepClaim(claim, renew));
  vi.advanceTimersByTime(9 * minutes);
  expect(renew).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 * minutes);
  expect(renew).toHaveBeenCalledTimes(1);
});
