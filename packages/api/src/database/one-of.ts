// A set of statuses written out as SQL: a partial index serves no query that sends them as parameters.
import type { Status } from "@lanyard/contract";
import { sql, type SQL } from "drizzle-orm";

/** What follows a status column: `= 'draft'`, or `in ('draft', 'rejected')`. */
export function oneOf(set: readonly Status[]): SQL {
  const literals = set.map((status) => `'${status}'`).join(", ");
  return sql.raw(set.length === 1 ? `= ${literals}` : `in (${literals})`);
}
