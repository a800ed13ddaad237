// People with their permissions, and the licenses that the permissions belong to.
import { and, countDistinct, desc, eq, lt, not, sql } from "drizzle-orm";
import {
  byName,
  isBehind,
  matchesFilter,
  personColumns,
  type PeopleFilter,
  type PersonRow,
} from "./person.sql.ts";
import { people } from "./person.tables.ts";
import { anyOf } from "../../platform/database/any-of.ts";
import type { Tx } from "../../platform/database/db.ts";
import type { IdPage, Place } from "../../platform/database/pages.ts";
import { userPermissionKinds } from "../lookup/lookup.tables.ts";
import { products } from "../product/product.tables.ts";
import { textsColumn } from "../product/product.texts.sql.ts";
import { submissionPermissions, submissions } from "../submission/submission.tables.ts";
import { licenses } from "../license/license.tables.ts";
import { userPermissions } from "./user-permission.tables.ts";

export interface Holding {
  readonly licenseIds: readonly number[];
  /** True: people with a permission under one of the licenses; false: people without one. */
  readonly has: boolean;
}

/** Sorted by name, starting after `page.behind`. */
export function listPeople(
  tx: Tx,
  companyId: number,
  filter: PeopleFilter,
  holding: Holding | undefined,
  page: { readonly behind: Place | undefined; readonly limit: number },
): Promise<PersonRow[]> {
  const has =
    holding &&
    sql`exists (select from ${userPermissions} where ${userPermissions.licenseId} = ${anyOf(holding.licenseIds)}
      and ${userPermissions.userId} = ${people.userId})`;
  return tx
    .select(personColumns)
    .from(people)
    .where(
      and(
        matchesFilter(companyId, filter),
        isBehind(page.behind),
        has && (holding.has ? has : not(has)),
      ),
    )
    .orderBy(...byName)
    .limit(page.limit);
}

/** The permissions that these people have under these licenses. */
export const listGrantsOfPeople = (
  tx: Tx,
  licenseIds: readonly number[],
  userIds: readonly string[],
): Promise<{ licenseId: number; userId: string; permissionId: number }[]> =>
  tx
    .select()
    .from(userPermissions)
    .where(
      and(
        sql`${userPermissions.licenseId} = ${anyOf(licenseIds)}`,
        sql`${userPermissions.userId} = ${anyOf(userIds)}`,
      ),
    )
    .orderBy(userPermissions.licenseId, userPermissions.userId, userPermissions.permissionId);

/** The number of people with a permission under each of these licenses. */
export const countHolders = (tx: Tx, licenseIds: readonly number[]) =>
  tx
    .select({ licenseId: userPermissions.licenseId, people: countDistinct(userPermissions.userId) })
    .from(userPermissions)
    .where(sql`${userPermissions.licenseId} = ${anyOf(licenseIds)}`)
    .groupBy(userPermissions.licenseId);

/** The products of a company's licenses, newest license first, with license ids below `before`. */
export const licensedProducts = (
  tx: Tx,
  companyId: number,
  { before, limit }: IdPage,
): Promise<{ id: number; productId: number; productName: string }[]> =>
  tx
    .select({ id: licenses.id, productId: licenses.productId, productName: products.name })
    .from(licenses)
    .innerJoin(products, eq(products.id, licenses.productId))
    .where(
      and(
        eq(licenses.companyId, companyId),
        before === undefined ? undefined : lt(licenses.id, before),
      ),
    )
    .orderBy(desc(licenses.id))
    .limit(limit);

/** The texts, icon and menu entry of builds, and those of their permissions that people can be given. */
export const listBuilds = (tx: Tx, submissionIds: readonly number[]) =>
  tx
    .select({
      id: submissions.id,
      texts: textsColumn,
      icon: submissions.icon,
      menuEntryId: submissions.menuEntryId,
      permissions: sql<number[]>`array(select k.id from ${submissionPermissions} asked
        join ${userPermissionKinds} k on k.id = asked.permission_id where asked.submission_id = ${submissions.id})`,
    })
    .from(submissions)
    // `textsColumn` requires a join, see its comment.
    .innerJoin(products, eq(products.id, submissions.productId))
    .where(sql`${submissions.id} = ${anyOf(submissionIds)}`);

/** Returns how many permissions were deleted. */
export async function takeAll(
  tx: Tx,
  companyId: number,
  userIds: readonly string[],
): Promise<number> {
  const deleted = await tx
    .delete(userPermissions)
    .where(
      and(
        sql`${userPermissions.licenseId} in (select id from ${licenses} where ${licenses.companyId} = ${companyId})`,
        sql`${userPermissions.userId} = ${anyOf(userIds)}`,
      ),
    )
    .returning({ userId: userPermissions.userId });
  return deleted.length;
}

/** Moves a person's permissions to another id; permissions that the other id already has stay unchanged. */
export async function move(tx: Tx, companyId: number, from: string, to: string): Promise<void> {
  await tx.execute(
    sql`with gone as (
        delete from ${userPermissions} where ${userPermissions.userId} = ${from} and ${userPermissions.licenseId} in
          (select id from ${licenses} where ${licenses.companyId} = ${companyId})
        returning license_id, permission_id)
      insert into user_permissions (license_id, user_id, permission_id)
        select license_id, ${to}::text, permission_id from gone on conflict do nothing`,
  );
}
