// The licenses of a company as its desk shows them: pages of cards, and figures.
import {
  licenseFilters,
  toFlag,
  type LicenseCard,
  type LicenseFilter,
  type LicenseOrder,
  type LicenseSummary,
  type LanguageCode,
  type Price,
} from "@lanyard/contract";
import { companyOfId } from "../../company/company.rules.ts";
import type { Context } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/db.ts";
import { folded } from "../../../platform/database/folding.ts";
import { toInstant } from "../../../platform/database/instant.ts";
import type { Place } from "../../../platform/database/pages.ts";
import { splitWords } from "../../../platform/database/windows.ts";
import { refuse } from "../../../platform/refuse.ts";
import { listLanguageIds } from "../../product/product.texts.rules.ts";
import type { Company } from "../../../platform/identity/caller.ts";
import { sumMonth } from "./list.amount.rules.ts";
import * as store from "./list.store.ts";
import { listContracts, sumCounts, sumDue, readSummary } from "./list.summary.store.ts";
import { toStoreCard } from "../license.card.wire.ts";

export interface LicenseQuery {
  readonly filter: LicenseFilter | undefined;
  readonly search: string;
  readonly order: LicenseOrder;
}
export interface Viewer {
  readonly company: Company;
  readonly language: LanguageCode;
}
/** The places of a page, plus one when there is a next page; a license that was ended in the meantime has no card. */
export interface LicensePage {
  readonly places: readonly Place[];
  readonly cards: ReadonlyMap<number, LicenseCard>;
}
export const noEnd = store.noEnd;

/** The current price of a renewal; null when the license never ends or the product is not on sale to the company. */
const toRenewal = (row: store.CardRow, endless: boolean): Price | null =>
  endless || row.offerCents === null || !row.offerCurrency || !row.offerExpirationId
    ? null
    : {
        price_amount: row.offerCents / 100,
        price_currency: row.offerCurrency,
        expiration_id: row.offerExpirationId,
      };

/** Removes texts and pictures that were never approved, because companies must not see them. */
const readable = (row: store.CardRow): store.CardRow =>
  row.approved || row.onSale ? row : { ...row, texts: [], icon: "", banner: "" };

function toCard(context: Context, source: store.CardRow, language: LanguageCode): LicenseCard {
  const row = readable(source);
  const endless = row.free || row.offerCents === 0 || (row.paidAt !== null && !row.expiresAt);
  return {
    ...toStoreCard(context, row, { ...row, id: row.licenseId }, language),
    license_id: row.licenseId,
    offered: toFlag(row.onSale),
    endless: toFlag(endless),
    // `twelfths` are twelfths of a cent; rounds half up.
    month_amount: Math.floor((Number(row.twelfths) + 6) / 12) / 100,
    month_currency: row.paidCurrency ?? row.priceCurrency,
    renewal: toRenewal(row, endless),
    paid_at: row.paidAt && toInstant(row.paidAt),
    people: row.people,
    unused: toFlag(row.unused),
    update_version: row.updates ? (row.offerVersion ?? "") : "",
  };
}

/** The parameters of the database query. */
export const toStoreQuery = (
  { filter, search, order }: LicenseQuery,
  { language }: Viewer,
): store.LicenseQuery => ({
  filter,
  words: splitWords(search).map(folded),
  order,
  languageIds: listLanguageIds(language),
});

/** The cards of the given licenses, by license id. */
export async function listCards(
  context: Context,
  { company, language }: Viewer,
  places: readonly Place[],
): Promise<LicensePage["cards"]> {
  const ids = places.map(({ id }) => id);
  const rows = await store.selectCards(context.db, company, ids);
  return new Map(rows.map((row) => [row.licenseId, toCard(context, row, language)]));
}

/** A page of the licenses, plus one when there is a next page. */
export async function listLicenses(
  context: Context,
  viewer: Viewer,
  query: LicenseQuery,
  { after, limit }: { readonly after: Place | undefined; readonly limit: number },
): Promise<LicensePage> {
  const page = { after, limit: limit + 1 };
  const places = await store.selectLicenses(
    context.db,
    viewer.company,
    toStoreQuery(query, viewer),
    page,
  );
  return { places, cards: await listCards(context, viewer, places) };
}

/** The company whose licenses an administrator reads, active or inactive. Refused: `not_found`. */
export async function companyForAdmin(tx: Tx, id: number): Promise<Company> {
  const company = await companyOfId(tx, id);
  if (!company) throw refuse("not_found", { key: "company.not_found" });
  return company;
}

/** The figures about all licenses. */
export async function summarizeLicenses(
  { db }: Context,
  company: Company,
): Promise<LicenseSummary> {
  const rows = await readSummary(db, company);
  const counts = sumCounts(rows);
  return {
    licenses: counts.licenses,
    month: sumMonth(listContracts(rows)),
    counts: Object.fromEntries(
      licenseFilters.map((name) => [name, counts[name]]),
    ) as LicenseSummary["counts"],
    due: {
      amounts: sumDue(rows).map(({ currency, cents }) => ({ currency, amount: cents / 100 })),
      not_renewable: counts.not_renewable,
    },
  };
}
