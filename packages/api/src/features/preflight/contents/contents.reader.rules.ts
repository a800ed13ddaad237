// A process that reads the contents of a stored build. Like the inspector, it has limited memory and time, and exits
// when its memory or stack has run out.
import { serve } from "../../../platform/process/process-pool.child.ts";
import type { Script } from "./contents.sql.rules.ts";
import type { TextPart } from "./contents.text.rules.ts";
import type { Tree } from "./contents.tree.rules.ts";

export type Reading =
  | { readonly kind: "tree"; readonly path: string }
  | {
      readonly kind: "text";
      readonly path: string;
      /** The path inside the archive. */
      readonly file: string;
      readonly from: number;
    }
  | {
      readonly kind: "sql";
      readonly path: string;
      /** The path of the script of the version on sale. */
      readonly earlier: string | undefined;
      readonly parses: boolean;
    };

export interface Results {
  readonly tree: Tree;
  /** Undefined when there is no such file. */
  readonly text: TextPart | undefined;
  readonly sql: Script;
}

type Readers = {
  readonly [Kind in Reading["kind"]]: (
    task: Extract<Reading, { kind: Kind }>,
  ) => Promise<Results[Kind]>;
};

/** Each reader loads only the modules that it needs. */
const readers: Readers = {
  async tree({ path }) {
    const { readTree } = await import("./contents.tree.rules.ts");
    return readTree(path);
  },
  async text({ path, file, from }) {
    const { readText } = await import("./contents.text.rules.ts");
    return readText(path, file, from);
  },
  async sql({ path, earlier, parses }) {
    const { readSql } = await import("./contents.sql.rules.ts");
    return readSql(path, earlier, parses);
  },
};

type Answer = Promise<Results[Reading["kind"]]>;
const runTask = (task: Reading): Answer => (readers[task.kind] as (task: Reading) => Answer)(task);

/** A process whose stack or memory has run out once is not used again. */
const isWorn = (error: unknown): boolean =>
  error instanceof RangeError || error instanceof WebAssembly.RuntimeError;

async function runOnce(task: Reading): Promise<Results[Reading["kind"]]> {
  try {
    return await runTask(task);
  } catch (error) {
    if (isWorn(error)) process.exit(1);
    throw error;
  }
}
export type RunTask = typeof runOnce;

serve(runOnce);
