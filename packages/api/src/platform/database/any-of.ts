// Passes a list of values as one parameter, so that the SQL text is the same for any number of values.
import { sql, type SQL } from "drizzle-orm";

/** The right side of `column =`. */
export const anyOf = (values: readonly unknown[]): SQL => sql`any(${sql.param([...values])})`;
