// Readings of stored builds, each in a process of its own with limits: the server itself holds no byte of an archive.
import { availableParallelism, constants } from "node:os";
import { processPool, type Requester } from "../shared/process-pool.ts";
import type { Read, Reading, Results } from "./contents.reader.rules.ts";

interface Limits {
  readonly seconds: number;
  readonly heapMegabytes: number;
}
const standard: Limits = { seconds: 30, heapMegabytes: 96 };

/** Somebody waits for each, so that none stands behind the inspections of others. */
export function openReadings({ seconds, heapMegabytes }: Limits = standard) {
  const pool = processPool<Read>("preflight/contents.reader.rules", {
    most: Math.max(availableParallelism() - 1, 1),
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    taskMs: seconds * 1_000,
    heapMegabytes,
  });
  /** "ended": it took too much time or memory. */
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

export const readApart = openReadings();
