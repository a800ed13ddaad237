// Which users of a company have which permissions of a product.
import type { LanguageCode, Problem } from "@lanyard/contract";
import { requireRoomForIds } from "./person.rules.ts";
import { userPermissions } from "../lookup/lookup.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import { refuse } from "../../platform/refuse.ts";
import { findOffer, isFree, requireOffer } from "../product/offer.rules.ts";
import { isUsable } from "../license/license.state.rules.ts";
import { usableBuild } from "../license/paid-use.rules.ts";
import { findLicense, lockLicense, type License } from "../license/license.rules.ts";
import * as store from "./user-permission.store.ts";

/** An entry of the list that a company sends; permission 0 only names the user. */
export interface Entry {
  readonly user_id: string;
  readonly permission_id: number;
}
interface Change {
  readonly productId: number;
  readonly company: Company;
  readonly entries: readonly Entry[];
  /** The permissions of the replaced users when the caller loaded them; undefined skips the comparison. */
  readonly previous?: readonly Entry[] | undefined;
  /** Replaces the permissions of all users, not only of those in `entries`. */
  readonly replacesAll: boolean;
  /** The host application's token of the person who makes the request. */
  readonly userToken: string | null | undefined;
}

/**
 * The build whose permissions apply: the installed one, else the one that the company may install, else the one on
 * sale.
 */
export async function findBuildId(
  tx: Tx,
  license: License | undefined,
  productId: number,
  company: Company,
): Promise<number> {
  if (license?.installedSubmissionId) return license.installedSubmissionId;
  const offer = await findOffer(tx, productId, company);
  const usable = license && (await usableBuild(tx, license, offer, company));
  return (usable ?? (await requireOffer(tx, productId, company))).id;
}

export interface GrantPage {
  readonly behind: store.Grant | undefined;
  readonly limit: number;
}

async function readPermissions(
  tx: Tx,
  productId: number,
  company: Company,
  language: LanguageCode,
  page?: GrantPage,
) {
  const license = await findLicense(tx, productId, company.id);
  const grantable = await store.listGrantable(
    tx,
    await findBuildId(tx, license, productId, company),
  );
  const grants = license ? await store.listGrants(tx, license.id, page) : [];
  return {
    permissions: (await userPermissions(tx, language)).filter(({ id }) => grantable.includes(id)),
    user_permissions_licenses: grants.map(({ userId, permissionId }) => ({
      user_id: userId,
      permission_id: permissionId,
    })),
  };
}

const listProblems = (entries: readonly Entry[], grantable: readonly number[]): Problem[] =>
  entries.flatMap(({ permission_id: id }, index) =>
    id === 0 || grantable.includes(id)
      ? []
      : [
          {
            key: "permission.not_given",
            field: `user_permissions_licenses[${index}][permission_id]`,
          },
        ],
  );

/**
 * The company's users with their permissions, and the permissions that they can be given; all or one page of users.
 * Refused: `not_found` for a product that the company cannot see.
 */
export const getUserPermissions = readPermissions;

const toKey = ({ userId, permissionId }: store.Grant) => `${permissionId} ${userId}`;
const exclude = (grants: readonly store.Grant[], others: readonly store.Grant[]) => {
  const keys = new Set(others.map(toKey));
  return grants.filter((grant) => !keys.has(toKey(grant)));
};

const toGrants = (entries: readonly Entry[]): store.Grant[] =>
  entries.flatMap(({ user_id: userId, permission_id: permissionId }) =>
    permissionId === 0 ? [] : [{ userId, permissionId }],
  );

/** Refused: `state` when a person has other permissions than the caller knew. */
function requireSame(replaced: readonly store.Grant[], previous: readonly Entry[]): void {
  const expected = toGrants(previous);
  const [other] = [...exclude(replaced, expected), ...exclude(expected, replaced)];
  if (other) throw refuse("state", { key: "permission.changed", params: { user: other.userId } });
}

type Asker = Pick<Change, "company" | "userToken">;

/** A license whose permissions are about to change. */
interface Opened {
  readonly license: License;
  /** Whether permissions can be given now; they can always be taken away. */
  readonly usable: boolean;
}

/**
 * Locks the license, after checking the permissions to give. Refused: `not_found`, 402 without a license, 422 for a
 * permission that the product does not ask for.
 */
export async function openGiving(
  tx: Tx,
  productId: number,
  company: Company,
  validate: (grantable: readonly number[]) => readonly Problem[],
): Promise<Opened> {
  const license = await lockLicense(tx, productId, company.id);
  const build = await findBuildId(tx, license, productId, company);
  if (!license) throw refuse("payment_required", { key: "license.missing" });
  const usable = isUsable(license, isFree(await findOffer(tx, productId, company)));
  const problems = usable ? validate(await store.listGrantable(tx, build)) : [];
  if (problems.length > 0) throw refuse("validation", ...problems);
  return { license, usable };
}

/** Changes permissions as `writeChange` does. Refused: 402 for giving any with a license that is not usable. */
export function giveAndTake(
  tx: Tx,
  { license, usable }: Opened,
  asker: Asker,
  removed: readonly store.Grant[],
  added: readonly store.Grant[],
): Promise<ReadonlySet<string>> {
  if (added.length > 0 && !usable) throw refuse("payment_required", { key: "license.not_usable" });
  return writeChange(tx, license, asker, removed, added);
}

/** Writes and records the changes; returns the ids of the users whose permissions changed. */
export async function writeChange(
  tx: Tx,
  license: License,
  { company, userToken }: Asker,
  removed: readonly store.Grant[],
  added: readonly store.Grant[],
): Promise<ReadonlySet<string>> {
  const changed = new Set([...removed, ...added].map(({ userId }) => userId));
  if (changed.size === 0) return changed;
  await store.writeGrants(tx, license.id, removed, added);
  // Records only the changes: the whole list would be recorded again for each changed person.
  await record(tx, {
    actor: company,
    action: "permissions",
    subject: "license",
    id: license.id,
    before: { grants: removed },
    after: { grants: added, changedBy: userToken ?? undefined },
  });
  return changed;
}

/**
 * Changes the permissions of users; writes nothing when nothing changes. Refused: as by `openGiving` and `giveAndTake`;
 * `validation` when the company's list of people would get too long; `state` when a user has other permissions than the
 * caller knew.
 */
export const changeUserPermissions = (
  db: Db,
  { productId, company, entries, previous, replacesAll, userToken }: Change,
  language: LanguageCode,
) =>
  db.transaction(async (tx) => {
    const grants = toGrants(entries);
    // Granting a permission puts the user on the company's list of people.
    const holders = grants.map(({ userId }) => userId);
    await requireRoomForIds(tx, company, holders);
    const opened = await openGiving(tx, productId, company, (grantable) =>
      listProblems(entries, grantable),
    );
    const userIds = new Set(entries.map(({ user_id: userId }) => userId));
    const before = await store.listGrants(tx, opened.license.id);
    const replaced = replacesAll ? before : before.filter(({ userId }) => userIds.has(userId));
    if (previous) requireSame(replaced, previous);
    const [removed, added] = [exclude(replaced, grants), exclude(grants, before)];
    await giveAndTake(tx, opened, { company, userToken }, removed, added);
    return readPermissions(tx, productId, company, language);
  });
