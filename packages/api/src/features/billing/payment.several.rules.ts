// One payment for several licenses: one charge, or one page at the provider, with a line for each license.
import type { LanguageCode, PaidLine, PaidLines, Price } from "@lanyard/contract";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { expirations } from "../lookup/lookup.rules.ts";
import { findOffer } from "../product/offer.rules.ts";
import type { Company } from "../../platform/identity/caller.ts";
import { refuse, Refused } from "../../platform/refuse.ts";
import { sayProblem } from "../../platform/text/texts.ts";
import { endPage, lasts, openPage, readPage } from "./checkout.page.rules.ts";
import { findCheckout, type CheckoutRow } from "./checkout.store.ts";
import { findLicense, lockLicenses } from "../license/license.rules.ts";
import { toLicense, paidTerms } from "../license/license.wire.ts";
import { toPayment } from "./payment.wire.ts";
import { isCurrent, storeCharge, type PayRequest } from "./payment.begin.rules.ts";
import { findDue, type Due, type PaymentTarget } from "./payment.due.rules.ts";
import { agree } from "./payment.price.rules.ts";
import { chargeAndSettle } from "./payment.rules.ts";
import * as store from "./payment.store.ts";
import { findReceipt } from "./receipt.rules.ts";

export interface SeveralRequest extends Pick<PayRequest, "company" | "userToken" | "page"> {
  readonly targets: readonly PaymentTarget[];
  readonly language: LanguageCode;
}

/** What is known of a wanted license: what is to be paid, the payment that covers it, or why it cannot be paid. */
type Line = { readonly productId: number } & (
  | { readonly due: Due }
  | { readonly outcome: "already_paid"; readonly existing: store.PaymentRow | undefined }
  | { readonly outcome: Exclude<PaidLine["outcome"], "paid" | "pending">; readonly why: Refused }
);

interface StartedPayments {
  readonly lines: readonly Line[];
  /** Undefined when there is nothing to charge. */
  readonly charge?: store.PaymentRow;
  readonly page?: CheckoutRow | undefined;
}

/** Each attempt clears what earlier requests left pending; only many concurrent requests need more attempts. */
const attempts = 4;

/** Refused: `state`, naming each line whose price or contract length differs from the named one. */
async function refuseChanged(
  tx: Tx,
  { targets, language }: SeveralRequest,
  changed: ReadonlyMap<number, { readonly why: Refused; readonly price: Price }>,
): Promise<void> {
  if (changed.size === 0) return;
  const lengths = new Map(
    (await expirations(tx, language)).map(({ id, label }) => [id, label] as const),
  );
  const problems = targets.flatMap(({ productId }, index) =>
    (changed.get(productId)?.why.problems ?? []).map((problem) => ({
      ...problem,
      field: `licenses[${index}][${problem.field}]`,
    })),
  );
  const prices = [...changed].map(([product_id, { price }]) => ({
    product_id,
    ...price,
    expiration_name: lengths.get(price.expiration_id) ?? "",
  }));
  throw Object.assign(refuse("state", ...problems), { prices });
}

async function createLine(
  tx: Tx,
  license: Due["license"] | undefined,
  one: PaymentTarget,
  company: Company,
) {
  const { productId } = one;
  try {
    const due = await findDue(tx, license, one, company);
    if (!("existing" in due)) return { productId, due } as const;
    // A running period of a product that is off sale cannot be renewed ahead.
    const isLast = one.renews !== undefined && !(await findOffer(tx, productId, company));
    return isLast
      ? ({
          productId,
          outcome: "not_renewable",
          why: refuse("state", { key: "license.not_renewable" }),
        } as const)
      : ({ productId, outcome: "already_paid", existing: due.existing } as const);
  } catch (why) {
    if (!(why instanceof Refused)) throw why;
    if (why.price) return { productId, why, price: why.price } as const;
    return {
      productId,
      outcome: why.code === "state" ? "not_renewable" : "not_found",
      why,
    } as const;
  }
}

/** A line whose charge was sent and has no outcome yet: it is continued only at the price that the payer names. */
function createSentLine(
  unfinished: store.PaymentRow,
  { productId, expectedPrice = {} }: PaymentTarget,
) {
  try {
    agree(expectedPrice, paidTerms(unfinished));
    return { productId, outcome: "already_paid", existing: undefined } as const;
  } catch (why) {
    if (!(why instanceof Refused) || !why.price) throw why;
    return { productId, why, price: why.price } as const;
  }
}

/** Stores the charge of all lines that are to be paid, under the lock of their licenses. */
async function begin(
  context: Context,
  tx: Tx,
  request: SeveralRequest,
): Promise<StartedPayments | { readonly unsettled: readonly store.PaymentRow[] }> {
  const { company, targets } = request;
  const productIds = targets.map(({ productId }) => productId);
  const licenseByProduct = new Map(
    (await lockLicenses(tx, productIds, company.id)).map((row) => [row.productId, row]),
  );
  const lines: Line[] = [];
  const changed = new Map<number, { readonly why: Refused; readonly price: Price }>();
  const pending = new Map(
    (await store.findPendings(tx, productIds, company.id)).map((row) => [row.productId, row]),
  );
  const charges = new Map<number, store.PaymentRow>();
  for (const one of targets) {
    const { productId } = one;
    const unfinished = pending.get(productId);
    const charge = unfinished && (await store.findCharge(tx, unfinished.id));
    if (charge) charges.set(charge.id, charge);
    // A charge without a page may already be made, so it keeps its terms.
    const line =
      unfinished && charge && !(await findCheckout(tx, charge.id))
        ? createSentLine(unfinished, one)
        : await createLine(tx, licenseByProduct.get(productId), one, company);
    if (line.price) changed.set(productId, line);
    else lines.push(line);
  }
  await refuseChanged(tx, request, changed);
  const currency = lines.flatMap((line) => ("due" in line ? [line.due] : []))[0]?.offer
    .priceCurrency;
  // A page asks for one currency; what is priced in another one is paid next.
  const payableLines = lines.map((line): Line =>
    "due" in line && line.due.offer.priceCurrency !== currency
      ? {
          productId: line.productId,
          outcome: "other_currency",
          why: refuse("state", { key: "payment.other_currency" }),
        }
      : line,
  );
  const charged = payableLines.flatMap((line) => ("due" in line ? [line.due] : []));
  const [charge, ...others] = charges.values();
  if (charge) {
    const page = await findCheckout(tx, charge.id);
    const chargedIds = new Set(
      (await store.findTogether(tx, charge.id)).map((row) => row.productId),
    );
    const isSame =
      request.page !== undefined &&
      page !== undefined &&
      others.length === 0 &&
      lasts(page) &&
      charged.length === chargedIds.size &&
      charged.every(({ offer }) => chargedIds.has(offer.productId)) &&
      (await isCurrent(tx, charge, company));
    return isSame ? { lines: payableLines, charge, page } : { unsettled: [charge, ...others] };
  }
  if (charged.length === 0) return { lines: payableLines };
  return { lines: payableLines, ...(await storeCharge(context, tx, charged, request)) };
}

async function toPaidLine(
  { db }: Context,
  line: Line,
  charged: readonly store.PaymentRow[],
  { company, language }: SeveralRequest,
): Promise<PaidLine> {
  const { productId } = line;
  const license = await findLicense(db, productId, company.id);
  const row = "due" in line ? charged.find((one) => one.productId === productId) : undefined;
  const payment = "existing" in line ? line.existing : row;
  return {
    product_id: productId,
    outcome: "outcome" in line ? line.outcome : row?.status === "paid" ? "paid" : "pending",
    error:
      "why" in line
        ? line.why.problems.map((problem) => sayProblem(language, problem)).join("\n")
        : "",
    license: license ? await toLicense(db, license, await findOffer(db, productId, company)) : null,
    payment: payment?.status === "paid" ? toPayment(payment) : null,
  };
}

/** Settles what an earlier request left pending, so that the licenses can be paid together. */
async function clear(context: Context, charge: store.PaymentRow, company: Company): Promise<void> {
  const page = await findCheckout(context.db, charge.id);
  await (page
    ? endPage(context, charge, page, company)
    : chargeAndSettle(context, charge, company));
}

/**
 * Charges all licenses at once, or, with `page`, opens one page of the provider for them. Refused: `state`, with the
 * current prices, when a named price differs, and then nothing is charged; 402 when the provider refuses; `unavailable`
 * when it does not answer.
 */
export async function paySeveral(context: Context, request: SeveralRequest): Promise<PaidLines> {
  const { db } = context;
  const { company, language } = request;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const started = await db.transaction((tx) => begin(context, tx, request));
    if ("unsettled" in started) {
      for (const charge of started.unsettled) await clear(context, charge, company);
      continue;
    }
    const { lines, charge, page } = started;
    let url: string | null = null;
    if (charge && page) {
      const settled = await readPage(context, charge, page, company);
      if (settled) continue;
      const opened = await openPage(context, charge, page, company);
      if (opened === undefined) continue;
      url = opened;
    } else if (charge) {
      const settled = await chargeAndSettle(context, charge, company);
      if (settled?.status !== "paid") throw refuse("payment_required", { key: "payment.refused" });
    }
    const charged = charge ? await store.findTogether(db, charge.id) : [];
    const paidLines: PaidLine[] = [];
    for (const line of lines) paidLines.push(await toPaidLine(context, line, charged, request));
    const isPaid = charged[0]?.status === "paid";
    return {
      payment_id: charge?.id ?? null,
      url,
      receipt:
        charge && isPaid ? ((await findReceipt(db, company, charge.id, language)) ?? null) : null,
      lines: paidLines,
    };
  }
  throw refuse("unavailable", { key: "payment.unavailable" });
}
