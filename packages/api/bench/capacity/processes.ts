// CPU and memory of a process and of all that it started, as Linux counts them.
import { readdirSync, readFileSync } from "node:fs";

/** Of Linux: a tick of the clock that CPU time is counted by. */
const tick = 10;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Milliseconds, with those of children that have ended. */
  readonly cpu: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may hold anything.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = rest.slice(9, 13).reduce((sum, value) => sum + Number(value), 0);
    return { pid, parent: Number(parent), cpu: ticks * tick };
  } catch {
    return undefined;
  }
}

/** Milliseconds of CPU that the process and its children have taken. */
export function cpuOf(root: number): number {
  const all = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : [],
  );
  const tree = new Set([root]);
  // A child may have a smaller number than its parent.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return all.reduce((sum, { pid, cpu }) => sum + (tree.has(pid) ? cpu : 0), 0);
}
