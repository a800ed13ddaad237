// The side of `processPool` that runs in the other process: does its tasks, and ends when the server does.

export interface Answer<Result> {
  readonly result?: Result;
  readonly error?: { readonly message: string; readonly code?: unknown };
}

/** What a program does with a task; `processPool` takes its types from here. */
export type Work = (task: never) => Promise<unknown>;

async function answerOf(work: Work, task: unknown): Promise<Answer<unknown>> {
  try {
    return { result: await work(task as never) };
  } catch (error) {
    if (!(error instanceof Error)) return { error: { message: String(error) } };
    return { error: { message: error.message, ...("code" in error && { code: error.code }) } };
  }
}

/** Does one task at a time with `work`. */
export function serve(work: Work): void {
  // A terminal and a service manager tell them to every process: the server finishes what it has begun.
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => undefined);
  process.on("disconnect", () => process.exit());
  process.on("message", (task) => {
    void answerOf(work, task).then((answer) => process.send?.(answer));
  });
}
