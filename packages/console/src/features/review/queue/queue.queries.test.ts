// How often the desk reloads its queue.
import { expect, test } from "vitest";
import { queueQuery, watchMs } from "./queue.queries.ts";
import { parseQueueView } from "./queue-view.ts";

const query = queueQuery(parseQueueView(new URLSearchParams()));

/** The refetch interval with this many pages loaded. */
const waitsFor = (pages: number) => {
  const { refetchInterval } = query;
  if (typeof refetchInterval !== "function") return refetchInterval;
  const data = pages === 0 ? undefined : { pages: Array.from({ length: pages }) };
  return refetchInterval({ state: { data } } as never);
};

test("however many pages somebody has gone through, the calls of a minute are as many", () => {
  expect([0, 1, 2, 300].map(waitsFor)).toEqual([watchMs, watchMs, 2 * watchMs, 300 * watchMs]);
});
