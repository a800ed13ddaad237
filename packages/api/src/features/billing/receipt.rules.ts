// Receipts: the payments of a company with payer, product and period.
import type { LanguageCode, Receipt, ReceiptLine } from "@lanyard/contract";
import type { IdPage } from "../../platform/database/pages.ts";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { labelIn } from "../lookup/lookup.rules.ts";
import { titleFor } from "../product/product.texts.rules.ts";
import { requireOffer } from "../product/offer.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { findLicense } from "../license/license.rules.ts";
import { paymentOf } from "./payment.wire.ts";
import { centsOf } from "./payment.store.ts";
import * as store from "./receipt.store.ts";

/** Runs once after an update of the server. */
export { fillNames } from "./receipt.store.ts";

const lineOf = ({ payment, names, expirationLabel }: store.ReceiptRow, language: LanguageCode) => {
  const paid = paymentOf(payment);
  return {
    product_id: payment.productId,
    product_name: titleFor(names.titles, language, names.product),
    version: payment.version ?? "",
    amount: paid.amount,
    expiration_id: payment.expirationId,
    expiration_name: labelIn(expirationLabel, language),
    period_starts_at: payment.periodStartsAt ? toInstant(payment.periodStartsAt) : paid.paid_at,
    period_ends_at: paid.period_ends_at,
  } satisfies ReceiptLine;
};

/** `others`: the lines of a charge of several licenses. */
function receiptOf(
  row: store.ReceiptRow,
  others: readonly store.ReceiptRow[],
  language: LanguageCode,
): Receipt {
  const { payment, names } = row;
  const paid = paymentOf(payment);
  const all = others.length === 0 ? [row] : others;
  return {
    ...paid,
    ...lineOf(row, language),
    amount: centsOf(all.map((line) => line.payment)) / 100,
    number: `${paid.paid_at.slice(0, 4)}-${String(payment.id).padStart(6, "0")}`,
    company_name: names.company,
    company_email: names.email,
    lines: all.map((line) => lineOf(line, language)),
  };
}

async function receiptsOf(
  tx: Tx,
  rows: readonly store.ReceiptRow[],
  language: LanguageCode,
): Promise<Receipt[]> {
  const lines = await store.linesOf(
    tx,
    rows.map(({ payment }) => payment.id),
  );
  return rows.map((row) =>
    receiptOf(
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
  return row && (await receiptsOf(tx, [row], language))[0];
}

/**
 * The company's receipts, newest first; one more than the limit when there is a next page. Refused: `not_found` for a
 * product that the company has never paid for, has no license of, and cannot see.
 */
export async function listReceipts(
  tx: Tx,
  company: Company,
  wanted: store.WantedReceipts,
  page: IdPage,
  language: LanguageCode,
): Promise<Receipt[]> {
  const { productId } = wanted;
  const rows = await store.listPaid(tx, company.id, wanted, { ...page, limit: page.limit + 1 });
  if (rows.length === 0 && productId !== undefined) {
    const license = await findLicense(tx, productId, company.id);
    if (!license) await requireOffer(tx, productId, company);
  }
  return receiptsOf(tx, rows, language);
}
