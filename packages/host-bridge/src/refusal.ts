// An error that is the other end's mistake, not a fault of this end: `new DOMException(text, "OperationError")`, thrown
// by a handler. It is told to the other end in its own words, and to nobody else.

export const isRefusal = (error: unknown): error is DOMException =>
  error instanceof DOMException && error.name === "OperationError";

export const getReason = (error: unknown): string =>
  isRefusal(error) ? error.message : String(error);
