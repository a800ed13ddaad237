// Points in time as the wire says them.

/** A time as PostgreSQL writes it (`2026-11-21 02:37:31.123456+00`) in ISO 8601, UTC. */
export const toInstant = (moment: string): string => new Date(moment).toISOString();
