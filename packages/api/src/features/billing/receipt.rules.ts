// Receipts: the payments of a company with payer, product and period.
import type { LanguageCode, Receipt, ReceiptLine } from "@lanyard/contract";
import type { IdPage } from "../../platform/database/pages.ts";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { selectLabel } from "../lookup/lookup.rules.ts";
import { selectTitle } from "../product/product.texts.rules.ts";
import { requireOffer } from "../product/offer.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { findLicense } from "../license/license.rules.ts";
import { toPayment } from "./payment.wire.ts";
import { sumCents } from "./payment.store.ts";
import * as store from "./receipt.store.ts";

/** Runs once after an update of the server. */
export { fillNames } from "./receipt.store.ts";

const toLine = ({ payment, names, expirationLabel }: store.ReceiptRow, language: LanguageCode) => {
  const paid = toPayment(payment);
  return {
    product_id: payment.productId,
    product_name: selectTitle(names.titles, language, names.product),
    version: payment.version ?? "",
    amount: paid.amount,
    expiration_id: payment.expirationId,
    expiration_name: selectLabel(expirationLabel, language),
    period_starts_at: payment.periodStartsAt ? toInstant(payment.periodStartsAt) : paid.paid_at,
    period_ends_at: paid.period_ends_at,
  } satisfies ReceiptLine;
};

/** `others`: the lines of a charge of several licenses. */
function toReceipt(
  row: store.ReceiptRow,
  others: readonly store.ReceiptRow[],
  language: LanguageCode,
): Receipt {
  const { payment, names } = row;
  const paid = toPayment(payment);
  const all = others.length === 0 ? [row] : others;
  return {
    ...paid,
    ...toLine(row, language),
    amount: sumCents(all.map((line) => line.payment)) / 100,
    number: `${paid.paid_at.slice(0, 4)}-${String(payment.id).padStart(6, "0")}`,
    company_name: names.company,
    company_email: names.email,
    lines: all.map((line) => toLine(line, language)),
  };
}

async function toReceipts(
  tx: Tx,
  rows: readonly store.ReceiptRow[],
  language: LanguageCode,
): Promise<Receipt[]> {
  const lines = await store.listLines(
    tx,
    rows.map(({ payment }) => payment.id),
  );
  return rows.map((row) =>
    toReceipt(
      row,
      lines.filter(({ chargeId }) => chargeId === row.payment.id),
      language,
    ),
  );
}

/** The receipt of a payment that the company has made. */
export async function findReceipt(
  tx: Tx,
  company: Company,
  id: number,
  language: LanguageCode,
): Promise<Receipt | undefined> {
  const row = await store.findPaid(tx, company.id, id);
  return row && (await toReceipts(tx, [row], language))[0];
}

/**
 * The company's receipts, newest first; one more than the limit when there is a next page. Refused: `not_found` for a
 * product that the company has never paid for, has no license of, and cannot see.
 */
export async function listReceipts(
  tx: Tx,
  company: Company,
  filter: store.ReceiptFilter,
  page: IdPage,
  language: LanguageCode,
): Promise<Receipt[]> {
  const { productId } = filter;
  const rows = await store.listPaid(tx, company.id, filter, { ...page, limit: page.limit + 1 });
  if (rows.length === 0 && productId !== undefined) {
    const license = await findLicense(tx, productId, company.id);
    if (!license) await requireOffer(tx, productId, company);
  }
  return toReceipts(tx, rows, language);
}
