// The notification service: current listeners of a topic get the value, and a failing listener does not affect the
// others.
import { afterEach, expect, test, vi } from "vitest";
import { pushValue, topic } from "./notifications.ts";

afterEach(() => vi.unstubAllGlobals());

test("everybody who listens hears a value, until they stop", () => {
  const lunch = topic<string>("test.lunch");
  const [one, other] = [vi.fn(), vi.fn()];
  const stop = lunch.listen(one);
  lunch.listen(other);
  expect(lunch.push("soup")).toBe(2);
  stop();
  expect(lunch.push("salad")).toBe(1);
  expect(one.mock.calls).toEqual([["soup"]]);
  expect(other.mock.calls).toEqual([["soup"], ["salad"]]);
});

test("a listener that fails is reported, and the others hear", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const lunch = topic<string>("test.fails");
  const failure = new Error("no appetite");
  lunch.listen(() => {
    throw failure;
  });
  const other = vi.fn();
  lunch.listen(other);
  expect(lunch.push("soup")).toBe(2);
  expect(other).toHaveBeenCalledWith("soup");
  expect(report).toHaveBeenCalledWith(failure);
});

test("who begins to listen while a value is pushed hears the next one", () => {
  const lunch = topic<string>("test.late");
  const late = vi.fn();
  const stop = lunch.listen(() => {
    stop();
    lunch.listen(late);
  });
  lunch.push("soup");
  expect(late).not.toHaveBeenCalled();
  lunch.push("salad");
  expect(late.mock.calls).toEqual([["salad"]]);
});

test("from outside only topics that read what they are told, and values that they can read", () => {
  const own = vi.fn();
  topic<string>("test.own").listen(own);
  const open = topic<number>("test.open", (input) =>
    typeof input === "number" ? input : undefined,
  );
  expect(pushValue("test.own", "soup")).toBe(false);
  expect(own).not.toHaveBeenCalled();
  // Nobody listens.
  expect(pushValue("test.open", 1)).toBe(false);
  const listener = vi.fn();
  open.listen(listener);
  expect(pushValue("test.open", "1")).toBe(false);
  expect(pushValue("test.open", 1)).toBe(true);
  expect(listener.mock.calls).toEqual([[1]]);
  for (const name of ["test.nothing", "__proto__", "constructor", ""])
    expect(pushValue(name, 1)).toBe(false);
});
