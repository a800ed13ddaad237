// The calls by which a company pays, at once or on the provider's page, queries the payment's status, and reads its receipts.
import * as z from "zod/mini";
import { call } from "../call.ts";
import { id, instant, money, numberField, pageQuery, pathId } from "../wire.shapes.ts";
import { asker, byCompany, companyToken, license, userToken } from "../license/license.shapes.ts";
import { paymentLines } from "./payment.limits.ts";
import { payment, paymentStatuses, expectedTerms } from "./payment.shapes.ts";

/**
 * Where the provider's page leads back to: the product's page, the company's licenses, or, for a page in a window of its
 * own, a page that says that the window can be closed.
 */
export const checkoutOrigins = ["product", "licenses", "window"] as const;
export type CheckoutOrigin = (typeof checkoutOrigins)[number];
/** The query parameter that identifies the payment when somebody returns from the provider's page. */
export const paymentParameter = "payment";

export const payLicense = call({
  id: "license.pay",
  method: "POST",
  path: "/api/products/:product_id/licenses/pay",
  who: "company",
  summary:
    "Pays the license for its contract length, only once per period even if repeated; 409 if the price differs from the one sent or, if omitted, last known to the company",
  params: z.object({ product_id: pathId }),
  body: z.strictObject({
    company_token: companyToken,
    user_token: userToken,
    ...expectedTerms,
  }),
  output: z.object({ license, payment: z.nullable(payment) }),
  refusals: [402, 404, 409],
});

export const checkoutLicense = call({
  id: "license.checkout",
  method: "POST",
  path: "/api/products/:product_id/licenses/checkout",
  who: "company",
  summary:
    "Returns the payment provider's page for the license, the same one while the payment is pending; url is null if there is nothing to pay",
  params: z.object({ product_id: pathId }),
  body: z.strictObject({
    company_token: companyToken,
    user_token: userToken,
    ...expectedTerms,
    from: z.prefault(z.enum(checkoutOrigins), "product"),
  }),
  output: z.object({ payment_id: z.nullable(id), url: z.nullable(z.string()) }),
  refusals: [402, 404, 409],
});

/** What one license cost on a receipt. */
export const receiptLine = z.object({
  product_id: id,
  /** In the reader's language. */
  product_name: z.string(),
  version: z.string(),
  amount: money,
  expiration_id: id,
  expiration_name: z.string(),
  period_starts_at: instant,
  /** Null: the contract has no end. */
  period_ends_at: z.nullable(instant),
});
export type ReceiptLine = z.output<typeof receiptLine>;

/** A completed payment with what accounting needs; of several licenses, the product and period are those of the first. */
export const receipt = z.extend(payment, {
  /** Unique: year and number. */
  number: z.string(),
  product_id: id,
  /** In the reader's language. */
  product_name: z.string(),
  /** The version on sale at the time of payment; empty for payments made before this was stored. */
  version: z.string(),
  expiration_id: id,
  expiration_name: z.string(),
  period_starts_at: instant,
  company_name: z.string(),
  company_email: z.string(),
  /** One for each license; their amounts add up to the payment's. */
  lines: z.array(receiptLine),
});
export type Receipt = z.output<typeof receipt>;

/**
 * `pending`: the provider's page waits for the payer. `already_paid`: nothing is to be paid for the period.
 * `other_currency`: one payment has one currency, so it is paid with the next one.
 */
export const lineOutcomes = [
  "paid",
  "pending",
  "already_paid",
  "not_renewable",
  "not_found",
  "other_currency",
] as const;
export type LineOutcome = (typeof lineOutcomes)[number];
export const paidLine = z.object({
  product_id: id,
  outcome: z.enum(lineOutcomes),
  /** Why it cannot be paid, in the reader's language; empty when nothing went wrong. */
  error: z.string(),
  license: z.nullable(license),
  payment: z.nullable(payment),
});
export type PaidLine = z.output<typeof paidLine>;

export const paySeveralLicenses = call({
  id: "license.pay_several",
  method: "POST",
  path: "/api/licenses/pay",
  who: "company",
  summary:
    "Pays several licenses with one charge or on one page of the provider, each only once per period; 409 with the current prices if one differs from the one sent",
  body: z.strictObject({
    company_token: companyToken,
    user_token: userToken,
    licenses: z
      .array(z.strictObject({ product_id: numberField(/^[1-9]\d{0,14}$/), ...expectedTerms }))
      .check(z.minLength(1), z.maxLength(paymentLines)),
    /** Opens the provider's page, which leads back there; without it, `user_token` is charged at once. */
    from: z.optional(z.enum(checkoutOrigins)),
  }),
  output: z.object({
    /** Null when nothing is to be paid. */
    payment_id: z.nullable(id),
    /** The provider's page while it waits for the payer; else null. */
    url: z.nullable(z.string()),
    receipt: z.nullable(receipt),
    lines: z.array(paidLine),
  }),
  refusals: [402, 409],
});
export type PaidLines = z.output<typeof paySeveralLicenses.output>;

export const paymentState = z.object({
  payment_id: id,
  product_id: id,
  status: z.enum(paymentStatuses),
  /** The provider's page, while it waits for the payer; else null. */
  url: z.nullable(z.string()),
  receipt: z.nullable(receipt),
});
export type PaymentState = z.output<typeof paymentState>;

export const getPayment = call({
  id: "license.payment",
  method: "POST",
  path: "/api/licenses/payments/:payment_id",
  who: "company",
  summary: "Returns the state of a payment; queries the provider while the payment is pending",
  params: z.object({ payment_id: pathId }),
  body: byCompany,
  output: paymentState,
  refusals: [404],
});

/** A day that PostgreSQL can store. */
const day = z.iso.date().check(z.regex(/^[1-9]/));

export const listPayments = call({
  id: "license.payments",
  method: "POST",
  reads: true,
  path: "/api/licenses/payments",
  who: "company",
  summary: "Lists the company's payments, newest first, optionally of one product or period",
  query: pageQuery,
  body: z.strictObject({
    company_token: companyToken,
    user_token: asker,
    product_id: z.optional(numberField(/^[1-9]\d{0,14}$/)),
    /** First and last day of payment, in UTC. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  output: z.array(receipt),
  refusals: [404],
  paged: true,
});
