// The store as a company or a visitor sees it: its lists and product pages.
import {
  everyMenuEntry,
  type fileNames,
  type LanguageCode,
  type StoreCard,
} from "@lanyard/contract";
import { findLicense, licensesOfProducts } from "../license/license.rules.ts";
import { findVisibleBuild, usableBuild } from "../license/paid-use.rules.ts";
import { toStoreCard } from "../license/license.card.wire.ts";
import { toLicense } from "../license/license.wire.ts";
import type { CardRow } from "../product/product.card.ts";
import type { Company } from "../../platform/identity/caller.ts";
import type { Context } from "../../platform/context.ts";
import { readDetail } from "../submission/submission.detail.rules.ts";
import { findOffer } from "../product/offer.rules.ts";
import { refuse } from "../../platform/refuse.ts";
import { findSearched, type Searched } from "./searched.rules.ts";
import { listOffers, listOffersByIds } from "./store.store.ts";
import { findTitled } from "./titles.store.ts";

/** `countUsed`, `forgetWords` and `storeNames` run regularly, `fillStore` and `fillTitles` once after an update of the server. */
export { countUsed } from "./front.store.ts";
export { fillStore, fillTitles, forgetWords, storeNames } from "./words.store.ts";
export { leadingMost } from "./titles.store.ts";

export interface StoreViewer {
  /** Undefined: a visitor, who sees public products and has no licenses. */
  readonly company: Company | undefined;
  readonly language: LanguageCode;
}
export interface SearchPage {
  /** The last card of the previous page. */
  readonly after: number | undefined;
  readonly limit: number;
  /** The builds at the head of the list, by their title; empty for a first page, which looks for them. */
  readonly leading: readonly number[];
  /** The words that the first page was searched with, if they differ from the typed ones. */
  readonly instead: readonly string[] | undefined;
}
export interface Filter {
  readonly filter: string;
  readonly menu_entry_id: number;
}
export const noFilter: Filter = { filter: "", menu_entry_id: everyMenuEntry };

/** The cards of the given builds, with the reader's licenses. */
export async function storeCards(
  context: Context,
  { company, language }: StoreViewer,
  rows: readonly CardRow[],
): Promise<StoreCard[]> {
  const productIds = rows.map(({ productId }) => productId);
  const licenses = company ? await licensesOfProducts(context.db, company.id, productIds) : [];
  const byProduct = new Map(licenses.map((license) => [license.productId, license]));
  return rows.map((row) => toStoreCard(context, row, byProduct.get(row.productId), language));
}

export interface Browsed {
  /** One more than the limit when there is a next page. */
  readonly cards: StoreCard[];
  readonly leading: readonly number[];
  readonly searched: Searched;
}

/**
 * Cards of the products on sale for the reader: those whose title is the filter, then titles that begin with it, then
 * the others with its words, newest first.
 */
export async function browse(
  context: Context,
  { company, language }: StoreViewer,
  { filter, menu_entry_id }: Filter,
  page: SearchPage,
): Promise<Browsed> {
  const { db } = context;
  const menuEntryId = menu_entry_id === everyMenuEntry ? undefined : menu_entry_id;
  const { after, limit } = page;
  const leading =
    after === undefined && filter !== ""
      ? await findTitled(db, company, { typed: filter, menuEntryId })
      : page.leading;
  // Negative on the first page, and below the leading ones.
  const index = after === undefined ? -1 : leading.indexOf(after);
  const isAmongThem = after === undefined || index >= 0;
  const first = isAmongThem ? await listOffersByIds(db, company, leading.slice(index + 1)) : [];
  const before = isAmongThem ? undefined : after;
  // Enough to fill the page without the leading ones. On the first page they take a place each.
  const most = limit + 1 + leading.length - first.length;
  const find = (words: readonly string[]) =>
    listOffers(db, company, { words, menuEntryId }, { before, limit: most });
  const { rows, searched } = await findSearched(db, { viewer: company, language }, find, {
    filter,
    isNarrowed: menuEntryId !== undefined,
    isFirst: after === undefined,
    instead: page.instead,
  });
  const others = rows.filter(({ submissionId }) => !leading.includes(submissionId));
  const cards = [...first, ...others].slice(0, limit + 1);
  return { cards: await storeCards(context, { company, language }, cards), leading, searched };
}

/**
 * The details of a product that the company can see or has a license of; with download URLs if it is installed.
 * Refused: `not_found`.
 */
export async function storeProduct(
  context: Context,
  productId: number,
  company: Company,
  language: LanguageCode,
) {
  const { db, files } = context;
  const offer = await findOffer(db, productId, company);
  const license = await findLicense(db, productId, company.id);
  const usable = license && (await usableBuild(db, license, offer, company));
  const build = usable ?? (await findVisibleBuild(db, productId, license, offer, company));
  if (!build) throw refuse("not_found", { key: "product.not_found" });
  const detail = await readDetail(context, build.id, { language, sees: "public" });
  const downloads =
    usable && license.installedSubmissionId !== null
      ? ({
          source_code_url: files.signedUrl(usable.archive, usable.archiveName),
          source_code_name: usable.archiveName,
          db_script_url: files.signedUrl(usable.sqlScript, usable.sqlScriptName),
          db_script_name: usable.sqlScriptName,
        } satisfies Record<
          keyof typeof fileNames | (typeof fileNames)[keyof typeof fileNames],
          string
        >)
      : {};
  const installed = usable ? license.installedSubmissionId : null;
  const before =
    installed === null || installed === build.id
      ? detail
      : await readDetail(context, installed, { language, sees: "public" });
  const previousIds = new Set(before.permissions.map(({ permission_id: id }) => id));
  return {
    ...detail,
    added_permissions: detail.permissions.filter(({ permission_id: id }) => !previousIds.has(id)),
    submission: { ...detail.submission, ...downloads },
    license: license ? await toLicense(db, license, offer) : null,
  };
}
