// How long to wait before requesting a payment's status again.

const firstMs = 1_000;
const mostMs = 30_000;
/** From this number of responses on, the payment counts as slow. */
export const slowResponseCount = 5;

/** Waits 1, 2, 4 … 30 s: a provider usually reports soon, unless the user has left its page. */
export const nextPollMs = (answers: number): number =>
  Math.min(mostMs, firstMs * 2 ** Math.max(0, answers - 1));
