// The stored traffic is bounded, and a flood of messages causes a single notification.
import { expect, test, vi } from "vitest";
import { createTraffic, maxTextLength, maxEntries } from "./traffic.ts";

const createMessage = (text: string) => ({ direction: "out", text, type: "search" }) as const;

test("the last of many are kept, oldest first, and all are counted", () => {
  const traffic = createTraffic();
  for (let index = 0; index < maxEntries * 2 + 7; index += 1)
    traffic.add(createMessage(String(index)));
  const entries = traffic.get();
  expect(entries).toHaveLength(maxEntries);
  expect(entries[0]?.text).toBe(String(maxEntries + 7));
  expect(entries.at(-1)?.text).toBe(String(maxEntries * 2 + 6));
  expect(traffic.count()).toBe(maxEntries * 2 + 7);
});

test("a long text is cut, and its length kept; who listens hears it whole", () => {
  const traffic = createTraffic();
  const hear = vi.fn<Parameters<typeof traffic.listen>[0]>();
  traffic.listen(hear);
  traffic.add(createMessage("x".repeat(maxTextLength + 1)));
  expect(traffic.get()[0]).toMatchObject({ length: maxTextLength + 1 });
  expect(traffic.get()[0]?.text).toHaveLength(maxTextLength);
  expect(hear.mock.calls[0]?.[0].text).toHaveLength(maxTextLength + 1);
});

test("a flood is one change for who follows, and what is cleared is gone", () => {
  const due: (() => void)[] = [];
  const traffic = createTraffic(
    () => 0,
    (tell) => due.push(tell),
  );
  const onChange = vi.fn<() => void>();
  traffic.follow(onChange);
  for (let index = 0; index < 5_000; index += 1) traffic.add(createMessage("x"));
  expect(due).toHaveLength(1);
  due[0]?.();
  expect(onChange).toHaveBeenCalledTimes(1);
  // The same array until a message is added, because React compares by identity.
  expect(traffic.get()).toBe(traffic.get());
  traffic.clear();
  expect(due).toHaveLength(2);
  expect(traffic.get()).toEqual([]);
  expect(traffic.count()).toBe(0);
});
