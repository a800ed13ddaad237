// The results of inspections, kept with the builds.
import type { Finding } from "@lanyard/contract";
import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { moment, reference } from "../../platform/database/columns.ts";
import { submissions } from "./submission.tables.ts";

export const submissionChecks = pgTable("submission_checks", {
  submissionId: reference("submission_id")
    .primaryKey()
    .references(() => submissions.id, { onDelete: "cascade" }),
  /** Of the rules and of the contents that were inspected: the result holds for a build with these contents only. */
  fingerprint: text("fingerprint").notNull(),
  /** Permissions are named by their ids. */
  findings: jsonb("findings").$type<readonly Finding[]>().notNull(),
  checkedAt: moment("checked_at").notNull().defaultNow(),
});
