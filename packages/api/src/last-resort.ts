// Failures that nobody caught: a promise's is logged, and the server goes on; after an exception its state is unknown,
// so it finishes what it has begun and ends.

type Log = (error: unknown, message: string) => void;

/** `leave` ends the process; it is called once, however many exceptions follow. */
export function lastResort(log: Log, leave: () => void): void {
  process.on("unhandledRejection", (reason) => log(reason, "nobody waited for a failure"));
  let isLeaving = false;
  process.on("uncaughtException", (error) => {
    log(error, "nobody caught an exception");
    if (isLeaving) return;
    isLeaving = true;
    leave();
  });
}
