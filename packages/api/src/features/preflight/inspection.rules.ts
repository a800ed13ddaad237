// Runs each inspection in a separate process with limits; when one exceeds its time or memory, that is a finding.
import { availableParallelism, constants } from "node:os";
import type { Finding } from "@lanyard/contract";
import { processPool, type Requester } from "../../platform/process/process-pool.ts";
import { createFinding } from "./finding.rules.ts";
import type { Inspect, Inspection } from "./inspector.rules.ts";

interface Limits {
  readonly seconds: number;
  readonly heapMegabytes: number;
}
const standard: Limits = { seconds: 30, heapMegabytes: 96 };

/** Leaves one core to requests, which also have a higher priority than the processes. */
export function openInspections({ seconds, heapMegabytes }: Limits = standard) {
  const pool = processPool<Inspect>("features/preflight/inspector.rules", {
    most: Math.max(availableParallelism() - 1, 1),
    priority: constants.priority.PRIORITY_BELOW_NORMAL,
    taskMs: seconds * 1_000,
    heapMegabytes,
  });
  /** The findings of one inspection; requesters take turns. */
  return async (task: Inspection, requester?: Requester): Promise<readonly Finding[]> => {
    try {
      return await pool(task, requester);
    } catch (error) {
      const hasEnded = error instanceof Error && "code" in error && error.code === "ENDED";
      if (!hasEnded) throw error;
      const field = task.kind === "texts" ? "languages" : task.field;
      return [createFinding("inspection_ended", { field })];
    }
  };
}

export const inspect = openInspections();
