// The origins that a test's server lets frame it: other sites than the server's, so that storage is partitioned.

/** Of the plain page. */
export const hostOriginFor = (port: number): string => `http://localhost:${port - 10_000}`;
/** Of the test host. */
export const testHostOriginFor = (port: number): string => `http://localhost:${port - 5_000}`;

export const portOf = (origin: string): number => Number(new URL(origin).port);
