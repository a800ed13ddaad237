// The console's files of the last two releases, which every server can send.
import { boolean, customType, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns.ts";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });

export const consoleFiles = pgTable(
  "console_files",
  {
    /** The hash of all file names of the release. */
    release: text("release").notNull(),
    /** Such as `/assets/vendor-1234abcd.js`: names contain the hash of the content. */
    path: text("path").notNull(),
    content: bytes("content").notNull(),
    /** Whether the content is compressed with brotli. */
    compressed: boolean("compressed").notNull(),
    /** When the release last became the latest one, by the start of its first server. */
    startedAt: moment("started_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.path, table.release] })],
);
