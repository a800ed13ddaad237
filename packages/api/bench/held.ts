// Memory of a process and its descendants, as Linux counts it.
import { readdirSync, readFileSync } from "node:fs";

export interface Held {
  /** Sum of the resident memory in MB; pages shared by two processes, such as Node's program, count twice. */
  readonly apart: number;
  /** Proportional memory in MB that they use together; shared pages count once. */
  readonly together: number;
}

/** Empty for a process that has ended in the meantime. */
const read = (path: string): string => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
};

function withChildren(pid: number): readonly number[] {
  let threads: readonly string[] = [];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
  const children = threads.flatMap((thread) =>
    read(`/proc/${pid}/task/${thread}/children`).split(" ").filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(withChildren)];
}

const megabytesIn = (text: string, name: string): number =>
  Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0) / 1024;

export function heldTogether(pid: number): Held {
  const each = withChildren(pid).map((one) => read(`/proc/${one}/smaps_rollup`));
  const sumOf = (name: string) => each.reduce((sum, text) => sum + megabytesIn(text, name), 0);
  return { apart: sumOf("Rss"), together: sumOf("Pss") };
}
