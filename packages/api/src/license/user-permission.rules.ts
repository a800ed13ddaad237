// Which people of a company may use which permission of a product.
import type { LanguageCode, Problem } from "@lanyard/contract";
import { userPermissions } from "../lookup/lookup.rules.ts";
import { record } from "../audit/audit.rules.ts";
import type { Company } from "../shared/caller.ts";
import type { Db, Tx } from "../database/db.ts";
import { refuse } from "../shared/refuse.ts";
import { findOffer, isFree, requireOffer } from "../product/offer.rules.ts";
import { isUsable } from "./license.state.rules.ts";
import { findLicense, lockLicense, type LicenseRow } from "./license.store.ts";
import * as store from "./user-permission.store.ts";

/** One line of the list that a company sends; permission 0 only names the person. */
export interface Line {
  readonly user_id: string;
  readonly permission_id: number;
}
interface Change {
  readonly productId: number;
  readonly company: Company;
  readonly lines: readonly Line[];
  /** Everybody's permissions are replaced, not only those of the people named. */
  readonly everybody: boolean;
}

/** The build whose permissions count: the installed one, else the one on sale. */
const buildId = async (
  tx: Tx,
  license: LicenseRow | undefined,
  productId: number,
  company: Company,
): Promise<number> =>
  license?.installedSubmissionId ?? (await requireOffer(tx, productId, company)).id;

async function read(tx: Tx, productId: number, company: Company, language: LanguageCode) {
  const license = await findLicense(tx, productId, company.id);
  const givable = await store.listGivable(tx, await buildId(tx, license, productId, company));
  const grants = license ? await store.listGrants(tx, license.id) : [];
  return {
    permissions: (await userPermissions(tx, language)).filter(({ id }) => givable.includes(id)),
    user_permissions_licenses: grants.map(({ userId, permissionId }) => ({
      user_id: userId,
      permission_id: permissionId,
    })),
  };
}

const problemsOf = (lines: readonly Line[], givable: readonly number[]): Problem[] =>
  lines.flatMap(({ permission_id: id }, at) =>
    id === 0 || givable.includes(id)
      ? []
      : [{ key: "permission.not_given", field: `user_permissions_licenses[${at}][permission_id]` }],
  );

/** The people and permissions of a product that the company has or may have. */
export const getUserPermissions = (
  db: Db,
  productId: number,
  company: Company,
  language: LanguageCode,
) => read(db, productId, company, language);

/** Refused: 402 without a usable license, 422 for a permission that the product does not ask for. */
export const changeUserPermissions = (
  db: Db,
  { productId, company, lines, everybody }: Change,
  language: LanguageCode,
) =>
  db.transaction(async (tx) => {
    const license = await lockLicense(tx, productId, company.id);
    const build = await buildId(tx, license, productId, company);
    if (!license) throw refuse("payment_required", { key: "license.missing" });
    if (!isUsable(license, isFree(await findOffer(tx, productId, company))))
      throw refuse("payment_required", { key: "license.not_usable" });
    const problems = problemsOf(lines, await store.listGivable(tx, build));
    if (problems.length > 0) throw refuse("validation", ...problems);
    const people = [...new Set(lines.map(({ user_id: userId }) => userId))];
    const grants = lines.flatMap((line) =>
      line.permission_id === 0 ? [] : [{ userId: line.user_id, permissionId: line.permission_id }],
    );
    const was = await store.listGrants(tx, license.id);
    await store.replaceGrants(tx, license.id, everybody ? undefined : people, grants);
    await record(tx, {
      actor: company,
      action: "permissions",
      subject: "license",
      id: license.id,
      before: { grants: was },
      after: { grants: await store.listGrants(tx, license.id) },
    });
    return read(tx, productId, company, language);
  });
