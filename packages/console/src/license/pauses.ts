// How long to wait before a payment is asked for again.

const firstMs = 1_000;
const mostMs = 30_000;
/** From this answer on, it takes longer than usual. */
export const slowAfter = 5;

/** 1, 2, 4 … 30 seconds: a provider answers soon, or somebody has left its page. */
export const nextAskMs = (answers: number): number =>
  Math.min(mostMs, firstMs * 2 ** Math.max(0, answers - 1));
