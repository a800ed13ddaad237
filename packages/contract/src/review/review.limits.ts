// How long a decision can be undone.

/**
 * An approval or a rejection can be undone for `seconds`; the server also accepts a request that takes `graceSeconds`
 * longer to arrive. Nobody is told of the decision before both are over.
 */
export const undoLimits = { seconds: 8, graceSeconds: 4 } as const;
