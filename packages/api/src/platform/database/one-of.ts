// Writes a set of statuses as SQL literals, because PostgreSQL uses no partial index when they are sent as parameters.
import type { Status } from "@lanyard/contract";
import { sql, type SQL } from "drizzle-orm";

/** The condition to write after a status column: `= 'draft'`, or `in ('draft', 'rejected')`. */
export function oneOf(set: readonly Status[]): SQL {
  const literals = set.map((status) => `'${status}'`).join(", ");
  return sql.raw(set.length === 1 ? `= ${literals}` : `in (${literals})`);
}
