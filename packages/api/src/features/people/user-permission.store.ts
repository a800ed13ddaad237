// Permissions of a company's users, in the database.
import { and, asc, eq, sql } from "drizzle-orm";
import { userPermissionKinds } from "../lookup/lookup.tables.ts";
import type { Tx } from "../../platform/database/db.ts";
import { parts } from "../../platform/database/parts.ts";
import { submissionPermissions } from "../submission/submission.tables.ts";
import { userPermissions } from "./user-permission.tables.ts";

export interface Grant {
  readonly userId: string;
  readonly permissionId: number;
}

/** The ids of the permissions that a build asks for and that users can be given. */
export async function listGrantable(tx: Tx, submissionId: number): Promise<number[]> {
  const rows = await tx
    .select({ id: userPermissionKinds.id })
    .from(userPermissionKinds)
    .innerJoin(
      submissionPermissions,
      eq(submissionPermissions.permissionId, userPermissionKinds.id),
    )
    .where(eq(submissionPermissions.submissionId, submissionId));
  return rows.map(({ id }) => id);
}

/** Sorted by user and permission; with a page, at most `limit` grants after `behind`. */
export function listGrants(
  tx: Tx,
  licenseId: number,
  page?: { readonly behind: Grant | undefined; readonly limit: number },
): Promise<Grant[]> {
  const { userId, permissionId } = userPermissions;
  const behind = page?.behind;
  const all = tx
    .select({ userId, permissionId })
    .from(userPermissions)
    .where(
      and(
        eq(userPermissions.licenseId, licenseId),
        behind && sql`(${userId}, ${permissionId}) > (${behind.userId}, ${behind.permissionId})`,
      ),
    )
    .orderBy(asc(userId), asc(permissionId))
    .$dynamic();
  return page ? all.limit(page.limit) : all;
}

/** Deletes the revoked grants and inserts the new ones; a duplicate grant is inserted once. */
export async function writeGrants(
  tx: Tx,
  licenseId: number,
  removed: readonly Grant[],
  added: readonly Grant[],
): Promise<void> {
  // Passed as two arrays, because one parameter per value would exceed the limit of a statement.
  const rows = (grants: readonly Grant[]) =>
    sql`unnest(${sql.param(grants.map(({ userId }) => userId))}::text[], ${sql.param(grants.map(({ permissionId }) => permissionId))}::int[])`;
  for (const part of parts(removed))
    await tx
      .delete(userPermissions)
      .where(
        and(
          eq(userPermissions.licenseId, licenseId),
          sql`(${userPermissions.userId}, ${userPermissions.permissionId}) in (select * from ${rows(part)})`,
        ),
      );
  for (const part of parts(added))
    await tx.execute(
      sql`insert into ${userPermissions} (license_id, user_id, permission_id)
        select ${licenseId}::bigint, * from ${rows(part)} on conflict do nothing`,
    );
}
