// Reads stored builds, each in a separate process with limits, so that the server itself holds no content of an
// archive.
import { availableParallelism, constants } from "node:os";
import { processPool, type Requester } from "../../../platform/process/process-pool.ts";
import type { RunTask, Reading, Results } from "./contents.reader.rules.ts";

interface Limits {
  readonly seconds: number;
  readonly heapMegabytes: number;
}
const standard: Limits = { seconds: 30, heapMegabytes: 96 };

/** A pool apart from that of the inspections, because a user waits for each reading and must not queue behind them. */
export function openReadings({ seconds, heapMegabytes }: Limits = standard) {
  const pool = processPool<RunTask>("features/preflight/contents/contents.reader.rules", {
    most: Math.max(availableParallelism() - 1, 1),
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    taskMs: seconds * 1_000,
    heapMegabytes,
  });
  /** Returns "ended" when the reading took too much time or memory. */
  return async <Kind extends Reading["kind"]>(
    task: Extract<Reading, { kind: Kind }>,
    requester?: Requester,
  ): Promise<Results[Kind] | "ended"> => {
    try {
      return (await pool(task, requester)) as Results[Kind];
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENDED") return "ended";
      throw error;
    }
  };
}

export const readInProcess = openReadings();
