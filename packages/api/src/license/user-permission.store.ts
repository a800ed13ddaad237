// Permissions of a company's users, in the database.
import { and, asc, eq, inArray } from "drizzle-orm";
import { userPermissionKinds } from "../lookup/lookup.tables.ts";
import type { Tx } from "../database/db.ts";
import { submissionPermissions } from "../submission/submission.tables.ts";
import { userPermissions } from "./license.tables.ts";

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

export const listGrants = (tx: Tx, licenseId: number): Promise<Grant[]> =>
  tx
    .select({ userId: userPermissions.userId, permissionId: userPermissions.permissionId })
    .from(userPermissions)
    .where(eq(userPermissions.licenseId, licenseId))
    .orderBy(asc(userPermissions.userId), asc(userPermissions.permissionId));

/** Replaces the grants of these users, or of all users when `userIds` is undefined. */
export async function replaceGrants(
  tx: Tx,
  licenseId: number,
  userIds: readonly string[] | undefined,
  grants: readonly Grant[],
): Promise<void> {
  const ofLicense = eq(userPermissions.licenseId, licenseId);
  await tx
    .delete(userPermissions)
    .where(userIds ? and(ofLicense, inArray(userPermissions.userId, [...userIds])) : ofLicense);
  if (grants.length === 0) return;
  await tx
    .insert(userPermissions)
    .values(grants.map((grant) => ({ ...grant, licenseId })))
    .onConflictDoNothing();
}
