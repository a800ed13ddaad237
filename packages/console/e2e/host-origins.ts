// The origins that may frame a test's server. They are other sites than the server's, so that storage is partitioned.

/** Origin of the plain host page. */
export const hostOriginFor = (port: number): string => `http://localhost:${port - 10_000}`;
/** Origin of the test host. */
export const testHostOriginFor = (port: number): string => `http://localhost:${port - 5_000}`;

export const portOf = (origin: string): number => Number(new URL(origin).port);
