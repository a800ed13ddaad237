// People's permissions in the database.
import { and, asc, eq, inArray } from "drizzle-orm";
import { userPermissionKinds } from "../lookup/lookup.tables.ts";
import type { Tx } from "../database/db.ts";
import { submissionPermissions } from "../submission/submission.tables.ts";
import { userPermissions } from "./license.tables.ts";

export interface Grant {
  readonly userId: string;
  readonly permissionId: number;
}

/** What a build asks for and can be given to people, by id. */
export async function listGivable(tx: Tx, submissionId: number): Promise<number[]> {
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

/** Makes these the grants of the people named, or of everybody when nobody is. */
export async function replaceGrants(
  tx: Tx,
  licenseId: number,
  people: readonly string[] | undefined,
  grants: readonly Grant[],
): Promise<void> {
  const ofLicense = eq(userPermissions.licenseId, licenseId);
  await tx
    .delete(userPermissions)
    .where(people ? and(ofLicense, inArray(userPermissions.userId, [...people])) : ofLicense);
  if (grants.length === 0) return;
  await tx
    .insert(userPermissions)
    .values(grants.map((grant) => ({ ...grant, licenseId })))
    .onConflictDoNothing();
}
