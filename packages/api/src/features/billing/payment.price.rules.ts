// Compares the price that the payer saw with the price to charge.
import { parsePrice, type Problem } from "@lanyard/contract";
import { refuse } from "../../platform/refuse.ts";
import { toPrice } from "../license/license.wire.ts";
import type { Terms } from "../license/license.wire.ts";

/**
 * The price that the payer saw, or else the last that the company paid or was notified of; missing parts are not
 * compared.
 */
export interface ExpectedPrice {
  readonly cents?: number;
  readonly currency?: string;
  readonly expirationId?: number;
}

interface PriceInput {
  readonly price_amount?: string | number | undefined;
  readonly price_currency?: string | undefined;
  readonly expiration_id?: number | undefined;
}

/** Reads the price that the payer sent. Refused: 422 for an invalid price. */
export function parseExpectedPrice({
  price_amount,
  price_currency,
  expiration_id,
}: PriceInput): ExpectedPrice {
  const price = price_amount === undefined ? undefined : parsePrice(price_amount);
  if (price && "problem" in price) throw refuse("validation", price.problem);
  return {
    ...price,
    ...(price_currency !== undefined && { currency: price_currency.toUpperCase() }),
    ...(expiration_id !== undefined && { expirationId: expiration_id }),
  };
}

function* differences(
  expected: ExpectedPrice,
  { cents, currency, expirationId }: Terms,
): Generator<Problem> {
  const params = { amount: (cents / 100).toFixed(2), currency };
  if ((expected.cents ?? cents) !== cents)
    yield { key: "payment.price_changed", field: "price_amount", params };
  else if ((expected.currency ?? currency) !== currency)
    yield { key: "payment.price_changed", field: "price_currency", params };
  if ((expected.expirationId ?? expirationId) !== expirationId)
    yield { key: "payment.length_changed", field: "expiration_id" };
}

/** Refused: `state`, with the current price, when the named price differs from it. */
export function agree(expected: ExpectedPrice, terms: Terms): void {
  const problems = [...differences(expected, terms)];
  if (problems.length > 0)
    throw Object.assign(refuse("state", ...problems), { price: toPrice(terms) });
}
