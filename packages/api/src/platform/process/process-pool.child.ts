// The child process's side of `processPool`: runs tasks, and exits when the server does.

export interface Answer<Result> {
  readonly result?: Result;
  readonly error?: { readonly message: string; readonly code?: unknown };
}

/** The function that runs a program's tasks; `processPool` derives its types from it. */
export type Work = (task: never) => Promise<unknown>;

async function runTask(work: Work, task: unknown): Promise<Answer<unknown>> {
  try {
    return { result: await work(task as never) };
  } catch (error) {
    if (!(error instanceof Error)) return { error: { message: String(error) } };
    return { error: { message: error.message, ...("code" in error && { code: error.code }) } };
  }
}

/** Runs one task at a time with `work`. */
export function serve(work: Work): void {
  // Terminals and service managers send these signals to every process; ignoring them lets the server finish running
  // tasks.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
  process.on("disconnect", () => process.exit());
  process.on("message", (task) => {
    void runTask(work, task).then((answer) => process.send?.(answer));
  });
}
