// The texts of a build in every language, as one column of a query.
import { sql } from "drizzle-orm";
import { submissions, submissionTexts } from "../submission/submission.tables.ts";
import type { Text } from "./product.text.ts";

/** For a select from `submissions` and at least one other table, so that Drizzle qualifies the column's name. */
export const textsColumn = sql<Text[]>`coalesce((
  select json_agg(json_build_object('languageId', t.language_id, 'name', t.name, 'description', t.description) order by t.language_id)
  from ${submissionTexts} t where t.submission_id = ${submissions.id}), '[]')`;
