// Type of the module.
/** Runs a program to its end and answers what it wrote; its words are the error when it fails. */
export function run(program: string, args: readonly string[], cwd: string): Promise<string>;
