// A list of values as one parameter: a statement stays the same one, however many values there are.
import { sql, type SQL } from "drizzle-orm";

/** What to write behind `column =`. */
export const anyOf = (values: readonly unknown[]): SQL => sql`any(${sql.param([...values])})`;
