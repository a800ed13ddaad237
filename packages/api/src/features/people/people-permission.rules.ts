// The permissions of a company's people: people with their permissions, apps with their number of people, and a group
// at once.
import type { LanguageCode, LicensedApp, PersonWithPermissions, Problem } from "@lanyard/contract";
import { toFlag } from "@lanyard/contract";
import {
  toFilter,
  idsOfPeople,
  onWire,
  type CompanyApp,
  type OpenApp,
  type PeopleQuery,
  type Permissions,
  type PersonRow,
} from "./person.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Db, Tx } from "../../platform/database/db.ts";
import type { IdPage, Place } from "../../platform/database/pages.ts";
import { userPermissions } from "../lookup/lookup.rules.ts";
import { findOffers, isFree, type Offer } from "../product/offer.rules.ts";
import { selectTitle } from "../product/product.texts.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { licensesOfProducts, lockLicenses, type License } from "../license/license.rules.ts";
import { isUsable, getLicenseState } from "../license/license.state.rules.ts";
import { usableBuild } from "../license/paid-use.rules.ts";
import * as store from "./people-permission.store.ts";
import { giveAndTake, openGiving, writeChange } from "./user-permission.rules.ts";
import { listGrantable, listGrants } from "./user-permission.store.ts";

interface PermissionFilter extends PeopleQuery {
  readonly productIds: readonly number[];
  /** True: only people with a permission for one of the products; false: only people without one. */
  readonly hasPermission: boolean | undefined;
}
type PersonAndPermissions = PersonRow & Pick<PersonWithPermissions, "permissions">;

export async function listPeople(
  tx: Tx,
  company: Company,
  filter: PermissionFilter,
  page: { readonly behind: Place | undefined; readonly limit: number },
): Promise<PersonAndPermissions[]> {
  const licenses = await licensesOfProducts(tx, company.id, filter.productIds);
  const licenseIds = licenses.map(({ id }) => id);
  const holding =
    filter.hasPermission === undefined ? undefined : { licenseIds, has: filter.hasPermission };
  const people = await store.listPeople(tx, company.id, toFilter(filter), holding, page);
  const userIds = people.map(({ userId }) => userId);
  const grants =
    licenseIds.length > 0 ? await store.listGrantsOfPeople(tx, licenseIds, userIds) : [];
  const productByLicense = new Map(licenses.map(({ id, productId }) => [id, productId]));
  const byUser = new Map<string, typeof grants>(userIds.map((id) => [id, []]));
  for (const grant of grants) byUser.get(grant.userId)?.push(grant);
  return people.map((row) => ({
    ...row,
    permissions: (byUser.get(row.userId) ?? []).flatMap(({ licenseId, permissionId }) => {
      const product = productByLicense.get(licenseId);
      return product === undefined ? [] : [{ product_id: product, permission_id: permissionId }];
    }),
  }));
}
export const toPerson = (row: PersonAndPermissions): PersonWithPermissions => ({
  ...onWire(row),
  permissions: row.permissions,
});

/** The build whose name and permissions represent the license; its id is undefined when the company can see none. */
async function findBuild(tx: Tx, license: License, offer: Offer | undefined, company: Company) {
  const build =
    license.installedSubmissionId ?? (await usableBuild(tx, license, offer, company))?.id;
  return { id: build ?? offer?.id, free: isFree(offer) };
}

/** The company's licenses, newest first, each with the build that represents it. */
async function licensedApps(tx: Tx, company: Company, page: IdPage) {
  const rows = await store.licensedProducts(tx, company.id, page);
  const productIds = rows.map(({ productId }) => productId);
  const licenses = await licensesOfProducts(tx, company.id, productIds);
  const offerList = await findOffers(tx, productIds, company);
  const offers = new Map(offerList.map((offer) => [offer.productId, offer]));
  const builds = new Map(
    await Promise.all(
      licenses.map(async (license) => {
        const offer = offers.get(license.productId);
        return [license.id, await findBuild(tx, license, offer, company)] as const;
      }),
    ),
  );
  const buildIds = [...builds.values()].flatMap(({ id }) => (id === undefined ? [] : [id]));
  const cards = new Map((await store.listBuilds(tx, buildIds)).map((row) => [row.id, row]));
  const byId = new Map(licenses.map((license) => [license.id, license]));
  return rows.flatMap(({ id, productName }) => {
    const license = byId.get(id);
    if (!license) return [];
    const { id: buildId, free } = builds.get(id) ?? { id: undefined, free: false };
    const card = buildId === undefined ? undefined : cards.get(buildId);
    const usable = buildId !== undefined && isUsable(license, free);
    return { id, productName, license, free, usable, card };
  });
}

/** Newest license first, at most `page.limit`. */
export async function listApps(
  { db, files }: Context,
  company: Company,
  userId: string | undefined,
  language: LanguageCode,
  page: IdPage,
): Promise<LicensedApp[]> {
  const apps = await licensedApps(db, company, page);
  const ids = apps.map(({ id }) => id);
  const kinds = await userPermissions(db, language);
  const holders = new Map(
    (await store.countHolders(db, ids)).map(({ licenseId, people }) => [licenseId, people]),
  );
  const grants = userId === undefined ? [] : await store.listGrantsOfPeople(db, ids, [userId]);
  return apps.map(({ id, productName, license, free, usable, card }) => ({
    license_id: id,
    product_id: license.productId,
    product_name: card ? selectTitle(card.texts, language, productName) : productName,
    icon_url: files.publicUrl(card?.icon ?? ""),
    menu_entry_id: card?.menuEntryId ?? null,
    license_state: getLicenseState(license, free),
    usable: toFlag(usable),
    permissions: kinds.filter((kind) => card?.permissions.includes(kind.id)),
    people: holders.get(id) ?? 0,
    given: grants
      .filter(({ licenseId }) => licenseId === id)
      .map(({ permissionId }) => permissionId),
  }));
}

const everyLicense = { before: undefined, limit: Number.MAX_SAFE_INTEGER };

async function listCompanyApps(
  tx: Tx,
  company: Company,
  language: LanguageCode,
): Promise<CompanyApp[]> {
  const apps = await licensedApps(tx, company, everyLicense);
  return apps.map(({ id, productName, license, usable, card }) => {
    const name = card ? selectTitle(card.texts, language, productName) : productName;
    return {
      productId: license.productId,
      licenseId: id,
      name,
      names: [name, ...(card?.texts ?? []).map((text) => text.name)],
      gives: usable && (card?.permissions ?? []).length > 0,
    };
  });
}

async function openApps(tx: Tx, company: Company, productIds: readonly number[]) {
  const licenses = await lockLicenses(tx, productIds, company.id);
  const offerList = await findOffers(tx, productIds, company);
  const offers = new Map(offerList.map((offer) => [offer.productId, offer]));
  const opened = new Map<number, OpenApp>();
  for (const license of licenses) {
    const { id, free } = await findBuild(tx, license, offers.get(license.productId), company);
    opened.set(license.productId, {
      grantable: id === undefined ? [] : await listGrantable(tx, id),
      usable: id !== undefined && isUsable(license, free),
      grants: await listGrants(tx, license.id),
      change: (asker, removed, added) => writeChange(tx, license, asker, removed, added),
    });
  }
  return opened;
}

/** The functions that the company folder needs from this one. */
export const permissionsOfPeople: Permissions = {
  takeAll: store.takeAll,
  move: store.move,
  listGrants: store.listGrantsOfPeople,
  listApps: listCompanyApps,
  openApps,
};

interface Gift extends PeopleQuery {
  readonly productId: number;
  readonly company: Company;
  readonly userToken: string | null | undefined;
  readonly give: readonly number[];
  readonly take: readonly number[];
}

const listProblems = (give: readonly number[], grantable: readonly number[]): Problem[] =>
  give.flatMap((id, index) =>
    grantable.includes(id) ? [] : [{ key: "permission.not_given", field: `give[${index}]` }],
  );

/** Refused: as `changeUserPermissions` is. */
export const givePermissions = (db: Db, gift: Gift) =>
  db.transaction(async (tx) => {
    const { productId, company, give, take } = gift;
    const opened = await openGiving(tx, productId, company, (grantable) =>
      listProblems(give, grantable),
    );
    const people = new Set(await idsOfPeople(tx, company, gift));
    const before = (await listGrants(tx, opened.license.id)).filter(({ userId }) =>
      people.has(userId),
    );
    const had = new Set(before.map(({ userId, permissionId }) => `${permissionId} ${userId}`));
    const removed = before.filter(
      ({ permissionId }) => take.includes(permissionId) && !give.includes(permissionId),
    );
    const added = [...people].flatMap((userId) =>
      [...new Set(give)]
        .filter((permissionId) => !had.has(`${permissionId} ${userId}`))
        .map((permissionId) => ({ userId, permissionId })),
    );
    const changed = await giveAndTake(tx, opened, gift, removed, added);
    return { people: people.size, changed: changed.size };
  });
