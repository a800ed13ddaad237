// Which users of a company have which permissions of a product.
import type { LanguageCode, Problem } from "@lanyard/contract";
import { userPermissions } from "../lookup/lookup.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { Company } from "../shared/caller.ts";
import type { Db, Tx } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import { findOffer, isFree, requireOffer } from "../product/offer.rules.ts";
import { isUsable } from "./license.state.rules.ts";
import { usableBuild } from "./paid-use.rules.ts";
import { findLicense, lockLicense, type LicenseRow } from "./license.store.ts";
import * as store from "./user-permission.store.ts";

/** An entry of the list that a company sends; with permission 0 it only names the user. */
export interface Entry {
  readonly user_id: string;
  readonly permission_id: number;
}
interface Change {
  readonly productId: number;
  readonly company: Company;
  readonly entries: readonly Entry[];
  /** Replaces the permissions of all users, not only of those in the list. */
  readonly replacesAll: boolean;
  /** The person of the company who makes the request, as the host application names them. */
  readonly userToken: string | null | undefined;
}

/** The build whose permissions apply: the installed one, else the one that may be installed, else the one on sale. */
async function buildIdOf(
  tx: Tx,
  license: LicenseRow | undefined,
  productId: number,
  company: Company,
): Promise<number> {
  if (license?.installedSubmissionId) return license.installedSubmissionId;
  const offer = await findOffer(tx, productId, company);
  const usable = license && (await usableBuild(tx, license, offer, company));
  return (usable ?? (await requireOffer(tx, productId, company))).id;
}

async function read(tx: Tx, productId: number, company: Company, language: LanguageCode) {
  const license = await findLicense(tx, productId, company.id);
  const grantable = await store.listGrantable(tx, await buildIdOf(tx, license, productId, company));
  const grants = license ? await store.listGrants(tx, license.id) : [];
  return {
    permissions: (await userPermissions(tx, language)).filter(({ id }) => grantable.includes(id)),
    user_permissions_licenses: grants.map(({ userId, permissionId }) => ({
      user_id: userId,
      permission_id: permissionId,
    })),
  };
}

const problemsOf = (entries: readonly Entry[], grantable: readonly number[]): Problem[] =>
  entries.flatMap(({ permission_id: id }, at) =>
    id === 0 || grantable.includes(id)
      ? []
      : [{ key: "permission.not_given", field: `user_permissions_licenses[${at}][permission_id]` }],
  );

/** The company's users and the permissions that they can be given. Refused: `not_found` for a product it cannot see. */
export const getUserPermissions = (
  db: Db,
  productId: number,
  company: Company,
  language: LanguageCode,
) => read(db, productId, company, language);

const keyOf = ({ userId, permissionId }: store.Grant) => `${permissionId} ${userId}`;
const without = (grants: readonly store.Grant[], others: readonly store.Grant[]) => {
  const keys = new Set(others.map(keyOf));
  return grants.filter((grant) => !keys.has(keyOf(grant)));
};

/** Nothing is written when nothing changes. Refused: 402 without a usable license, 422 for a permission that the product does not ask for. */
export const changeUserPermissions = (
  db: Db,
  { productId, company, entries, replacesAll, userToken }: Change,
  language: LanguageCode,
) =>
  db.transaction(async (tx) => {
    const license = await lockLicense(tx, productId, company.id);
    const build = await buildIdOf(tx, license, productId, company);
    if (!license) throw refuse("payment_required", { key: "license.missing" });
    if (!isUsable(license, isFree(await findOffer(tx, productId, company))))
      throw refuse("payment_required", { key: "license.not_usable" });
    const problems = problemsOf(entries, await store.listGrantable(tx, build));
    if (problems.length > 0) throw refuse("validation", ...problems);
    const named = new Set(entries.map(({ user_id: userId }) => userId));
    const grants = entries.flatMap((entry) =>
      entry.permission_id === 0
        ? []
        : [{ userId: entry.user_id, permissionId: entry.permission_id }],
    );
    const before = await store.listGrants(tx, license.id);
    const replaced = replacesAll ? before : before.filter(({ userId }) => named.has(userId));
    const [gone, added] = [without(replaced, grants), without(grants, before)];
    if (gone.length + added.length === 0) return read(tx, productId, company, language);
    await store.writeGrants(tx, license.id, gone, added);
    await record(tx, {
      actor: company,
      action: "permissions",
      subject: "license",
      id: license.id,
      before: { grants: before },
      after: { grants: await store.listGrants(tx, license.id), changedBy: userToken ?? undefined },
    });
    return read(tx, productId, company, language);
  });
