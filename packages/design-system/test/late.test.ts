// A part that loads on demand is loaded once, and again after a failure.
// @vitest-environment jsdom
import { act, fireEvent, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { late, useLate } from "../src/late/late.ts";

const part = (load: () => Promise<string>) => {
  const latePart = late(load);
  const onMissing = vi.fn<() => void>();
  const onCancel = vi.fn<() => void>();
  const button = { current: document.body.appendChild(document.createElement("button")) };
  const usePart = (isRequested: boolean) =>
    useLate(latePart, { button, isRequested, onCancel, onMissing });
  const hook = renderHook(usePart, { initialProps: false });
  const want = (isWanted: boolean) => act(async () => hook.rerender(isWanted));
  return {
    button: button.current,
    onLeft: onCancel,
    onMissing,
    want,
    now: () => hook.result.current,
  };
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

const elsewhere = () => document.body.appendChild(document.createElement("button"));

test.each([
  ["Escape", (button: HTMLElement) => fireEvent.keyDown(button, { key: "Escape" })],
  ["a press elsewhere", () => fireEvent.pointerDown(elsewhere())],
  ["the focus elsewhere", () => elsewhere().focus()],
])("is given up by %s while it is on its way", async (_way, leave) => {
  const coming = Promise.withResolvers<string>();
  const { button, onLeft, onMissing, want, now } = part(() => coming.promise);
  await want(true);
  fireEvent.pointerDown(button);
  fireEvent.keyDown(button, { key: "Tab" });
  button.focus();
  expect(onLeft).not.toHaveBeenCalled();
  leave(button);
  expect(onLeft).toHaveBeenCalledOnce();
  await want(false);
  leave(button);
  expect(onLeft).toHaveBeenCalledOnce();
  await act(async () => coming.reject(new TypeError("Failed to fetch")));
  expect(onMissing).not.toHaveBeenCalled();
  expect(now().part).toBeUndefined();
});
