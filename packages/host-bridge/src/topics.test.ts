// The notification service: every listener gets the value, whatever other listeners do.
import { expect, it, vi } from "vitest";
import { createTopics } from "./topics.ts";

interface Values {
  readonly saved: number;
  readonly closed: string;
}

it("pushes a value to those who listen to its topic", () => {
  const { on, push } = createTopics<Values>();
  const saved = vi.fn<(value: number) => void>();
  const closed = vi.fn<(value: string) => void>();
  on("saved", saved);
  on("saved", saved);
  const stop = on("closed", closed);
  expect(push("saved", 1)).toBe(true);
  expect(saved.mock.calls).toEqual([[1], [1]]);
  expect(closed).not.toHaveBeenCalled();
  stop();
  expect(push("closed", "a")).toBe(false);
});

it("one that stops itself, begins another or throws leaves the others their value", async () => {
  const { on, push } = createTopics<Values>();
  const calls: string[] = [];
  const stop = on("saved", () => {
    calls.push("first");
    stop();
    on("saved", () => calls.push("new"));
  });
  on("saved", () => {
    throw new Error("broken listener");
  });
  on("saved", () => calls.push("last"));
  // Catches the report, which would otherwise end the tests.
  const reported = new Promise((resolve) => process.once("unhandledRejection", resolve));
  push("saved", 1);
  expect(calls).toEqual(["first", "last"]);
  expect(await reported).toMatchObject({ message: "broken listener" });
});

it("nobody listens once all were cleared", () => {
  const { on, push, clear } = createTopics<Values>();
  on("saved", () => {});
  clear();
  expect(push("saved", 1)).toBe(false);
});

it("topics named like what every object has are topics", () => {
  const { on, push } = createTopics();
  const listener = vi.fn<(value: unknown) => void>();
  expect(push("__proto__", 1)).toBe(false);
  on("constructor", listener);
  expect(push("constructor", 2)).toBe(true);
  expect(listener).toHaveBeenCalledWith(2);
});
