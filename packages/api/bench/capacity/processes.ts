// CPU time of a process and its descendants, as Linux counts it.
import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a Linux clock tick, the unit of CPU time in /proc. */
const tick = 10;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** In milliseconds, including children that have ended. */
  readonly cpu: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name, in brackets, may contain any characters, so the fields are counted from the last bracket.
    const [, parent, ...rest] = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const ticks = rest.slice(9, 13).reduce((sum, value) => sum + Number(value), 0);
    return { pid, parent: Number(parent), cpu: ticks * tick };
  } catch {
    return undefined;
  }
}

/** Milliseconds of CPU that the process and its descendants have used. */
export function cpuOf(root: number): number {
  const all = readdirSync("/proc").flatMap((name) =>
    /^\d+$/.test(name) ? (statOf(Number(name)) ?? []) : [],
  );
  const tree = new Set([root]);
  // Repeated, because a child may have a smaller pid than its parent.
  for (let size = 0; size !== tree.size;) {
    size = tree.size;
    for (const { pid, parent } of all) if (tree.has(parent)) tree.add(pid);
  }
  return all.reduce((sum, { pid, cpu }) => sum + (tree.has(pid) ? cpu : 0), 0);
}
