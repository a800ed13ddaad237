// Small hooks: useOnce, useSlow, useCurrentSection, keepToastsAbove.
import { useCurrentSection } from "@lanyard/design-system";
import { act, cleanup, fireEvent, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepToastsAbove } from "./toast-inset.ts";
import { useOnce } from "../form/useOnce.ts";
import { useSlow } from "./useSlow.ts";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("an action that runs once at a time", () => {
  test("ignores further calls until it has succeeded or failed", async () => {
    let settle = Promise.withResolvers<void>();
    const action = vi.fn<(name: string) => Promise<void>>(() => settle.promise);
    const { result } = renderHook(() => useOnce(action));
    const first = result.current("a");
    await result.current("b");
    expect(action.mock.calls).toEqual([["a"]]);
    settle.resolve();
    await first;

    settle = Promise.withResolvers();
    const second = expect(result.current("c")).rejects.toThrow("No.");
    settle.reject(new Error("No."));
    await second;
    settle = Promise.withResolvers();
    settle.resolve();
    await result.current("d");
    expect(action.mock.calls).toEqual([["a"], ["c"], ["d"]]);
  });
});

describe("a state that lasts", () => {
  beforeEach(() => void vi.useFakeTimers());
  const watch = () => renderHook(({ on }) => useSlow(on, 100), { initialProps: { on: true } });
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  test("is slow after the delay, and not after its end", () => {
    const { result, rerender } = watch();
    pass(99);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    rerender({ on: false });
    expect(result.current).toBe(false);
    rerender({ on: true });
    expect(result.current).toBe(false);
    pass(100);
    expect(result.current).toBe(true);
  });

  test("is never slow if it ends before the delay, and has no timer then", () => {
    const { result, rerender } = watch();
    pass(99);
    rerender({ on: false });
    expect(vi.getTimerCount()).toBe(0);
    rerender({ on: true });
    pass(99);
    expect(result.current).toBe(false);
  });
});

describe("the current section", () => {
  const tops = { a: 0, b: 300, c: 600 };
  const scroll = (y: number, event = "scroll") => {
    Object.assign(globalThis, { scrollY: y });
    fireEvent(window, new Event(event));
  };
  const ids = ["a", "b", "c"] as const;
  beforeEach(() => {
    Object.assign(globalThis, { innerHeight: 500, scrollY: 0 });
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(1_400);
    document.body.innerHTML = ids.map((id) => `<i id="${id}"></i>`).join("");
    for (const id of ids)
      document.getElementById(id)!.getBoundingClientRect = () =>
        new DOMRect(0, tops[id] - scrollY, 0, 0);
  });

  test("is the last one whose heading is in the upper part of the window; at the end of the page the last one", () => {
    const { result, unmount } = renderHook(() => useCurrentSection(ids));
    const seen = [
      [0, "a"],
      [100, "a"],
      [101, "b"],
      [400, "b"],
      [401, "c"],
      [-300, "a"],
    ] as const;
    for (const [y, id] of seen) {
      scroll(y);
      expect([y, result.current]).toEqual([y, id]);
    }
    tops.c = 1_350;
    scroll(897);
    expect(result.current).toBe("b");
    scroll(898);
    expect(result.current).toBe("c");
    scroll(101, "resize");
    expect(result.current).toBe("b");
    unmount();
    scroll(0);
    expect(result.current).toBe("b");
  });

  test("is known before scrolling, and follows a change of the sections", () => {
    tops.c = 600;
    Object.assign(globalThis, { scrollY: 401 });
    const initialProps: readonly string[] = ids;
    const { result, rerender, unmount } = renderHook(useCurrentSection<string>, { initialProps });
    expect(result.current).toBe("c");
    rerender(["a", "b"]);
    expect(result.current).toBe("b");
    unmount();
    const look = vi.spyOn(document, "getElementById");
    scroll(0);
    scroll(0, "resize");
    expect(look).not.toHaveBeenCalled();
  });

  test("is the first one on a page that cannot scroll; missing sections are ignored", () => {
    vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(500);
    document.getElementById("b")!.remove();
    const { result } = renderHook(() => useCurrentSection(ids));
    expect(result.current).toBe("a");
  });
});

test("toasts are above a bar while it is mounted", () => {
  let changed: () => void = () => undefined;
  const disconnect = vi.fn();
  const observe = vi.fn();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(callback: () => void) {
        changed = callback;
      }
      observe = observe;
      disconnect = disconnect;
    },
  );
  const head = document.createElement("header");
  document.body.append(head);
  expect(keepToastsAbove(head)).toBeUndefined();
  const bar = document.createElement("div");
  bar.dataset["slot"] = "work-actions";
  bar.style.position = "fixed";
  head.append(bar);
  Object.defineProperty(bar, "offsetHeight", { value: 64 });
  const inset = () => document.documentElement.style.getPropertyValue("--ly-toast-inset");
  const release = keepToastsAbove(head);
  expect(observe).toHaveBeenCalledWith(bar);
  changed();
  expect(inset()).toBe("64px");
  bar.style.position = "static";
  changed();
  expect(inset()).toBe("");
  bar.style.position = "fixed";
  changed();
  release?.();
  expect(inset()).toBe("");
  expect(disconnect).toHaveBeenCalledOnce();
  expect(keepToastsAbove(null)).toBeUndefined();
});
