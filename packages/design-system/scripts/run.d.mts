// Types of run.mjs, for TypeScript importers.
/** Runs a program and returns its standard output; throws with its output when it fails. */
export function run(program: string, args: readonly string[], cwd: string): Promise<string>;
