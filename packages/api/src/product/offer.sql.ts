// Who sees which product in the store, decided here and nowhere else.
import { onSale } from "@lanyard/contract";
import { and, eq, or, sql, type SQL } from "drizzle-orm";
import { oneOf } from "../database/one-of.ts";
import { enabledAccounts, submissions } from "../submission/submission.tables.ts";

/** A company by its e-mail; undefined for a visitor, who sees public products. */
export type Viewer = { readonly email: string } | undefined;

/** The condition for builds on sale, not hidden, and public or with the company among their enabled accounts. */
export function visibleTo(viewer: Viewer): SQL | undefined {
  const isPublic = eq(submissions.isPrivate, false);
  const enabled = (email: string) =>
    sql`exists (select 1 from ${enabledAccounts} where ${enabledAccounts.submissionId} = ${submissions.id} and lower(${enabledAccounts.email}) = lower(${email}))`;
  return and(
    sql`${submissions.status} ${oneOf(onSale)}`,
    viewer ? or(isPublic, enabled(viewer.email)) : isPublic,
  );
}
