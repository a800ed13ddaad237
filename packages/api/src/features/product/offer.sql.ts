// The conditions for which products a viewer sees in the store; all queries use these.
import { onSale } from "@lanyard/contract";
import { and, eq, or, sql, type Column, type SQL } from "drizzle-orm";
import { oneOf } from "../../platform/database/one-of.ts";
import { enabledAccounts, soldVersions, submissions } from "../submission/submission.tables.ts";
import type { Viewer } from "./offer.viewer.ts";

/** Also a column of e-mails, for a query that joins companies. */
type Viewers = Viewer | { readonly email: Column };

/** The condition for builds that are public, or have the company among their enabled accounts. */
export function isAccessible(viewer: Viewers): SQL | undefined {
  const isPublic = eq(submissions.isPrivate, false);
  const enabled = (email: string | Column) =>
    sql`exists (select 1 from ${enabledAccounts} where ${enabledAccounts.submissionId} = ${submissions.id} and lower(${enabledAccounts.email}) = lower(${email}))`;
  return viewer ? or(isPublic, enabled(viewer.email)) : isPublic;
}

/** The condition for builds on sale (not hidden) that are public or have the company among their enabled accounts. */
export const isVisible = (viewer: Viewers): SQL | undefined =>
  and(sql`${submissions.status} ${oneOf(onSale)}`, isAccessible(viewer));

/**
 * The condition for builds whose content was approved, in any status: a version that has been on sale cannot be saved
 * again, so a build that was changed after its approval has another version.
 */
export const asApproved: SQL = sql`exists (select 1 from ${soldVersions} where ${soldVersions.productId} = ${submissions.productId} and ${soldVersions.version} = ${submissions.version})`;
