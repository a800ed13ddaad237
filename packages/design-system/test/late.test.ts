// What is fetched when it is first wanted comes once, and what does not come is asked for again.
// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { late, useLate } from "../src/late/late.ts";

afterEach(cleanup);

const part = (load: () => Promise<string>) => {
  const made = late(load);
  const onMissing = vi.fn<() => void>();
  const usePart = (isWanted: boolean) => useLate(made, isWanted, onMissing);
  const hook = renderHook(usePart, { initialProps: false });
  const want = (isWanted: boolean) => act(async () => hook.rerender(isWanted));
  return { onMissing, want, now: () => hook.result.current };
};

test("comes once, and at once where somebody came near before", async () => {
  const load = vi.fn(() => Promise.resolve("the part"));
  const { now, want } = part(load);
  expect(load).not.toHaveBeenCalled();
  await act(async () => now().near());
  expect(load).toHaveBeenCalledOnce();
  await want(true);
  expect(now().part).toBe("the part");
  now().near();
  await want(false);
  await want(true);
  expect(load).toHaveBeenCalledOnce();
});

test("that does not come is told when it is wanted, and asked for again", async () => {
  const load = vi.fn(() => Promise.reject<string>(new TypeError("Failed to fetch")));
  const { now, onMissing, want } = part(load);
  await act(async () => now().near());
  expect(onMissing).not.toHaveBeenCalled();
  await want(true);
  expect(onMissing).toHaveBeenCalledOnce();
  expect(now().part).toBeUndefined();
  load.mockResolvedValue("the part");
  await want(false);
  await want(true);
  expect(now().part).toBe("the part");
});
