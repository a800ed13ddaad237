// The counters of rate limits, with the columns that rate-limiter-flexible expects, in its order.
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";

export const throttles = pgTable(
  "throttles",
  {
    /** The limit and whom it is for: `reset 203.0.113.7 in 60 min`. */
    key: text("key").primaryKey(),
    points: integer("points").notNull().default(0),
    /** In ms since 1970; afterwards counting starts again at 0. */
    expire: bigint("expire", { mode: "number" }),
  },
  (table) => [index("throttles_expire_idx").on(table.expire)],
);
