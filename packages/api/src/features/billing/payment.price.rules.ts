// Compares the price that the payer saw with the price to charge.
import { parsePrice, type Problem } from "@lanyard/contract";
import { refuse } from "../../platform/refuse.ts";
import { priceOf } from "../license/license.wire.ts";
import type { Terms } from "../license/license.wire.ts";

/**
 * The price that the payer saw, or else the last that the company paid or was notified of; missing parts are not
 * compared.
 */
export interface Named {
  readonly cents?: number;
  readonly currency?: string;
  readonly expirationId?: number;
}

interface Sent {
  readonly price_amount?: string | number | undefined;
  readonly price_currency?: string | undefined;
  readonly expiration_id?: number | undefined;
}

/** Reads the price that the payer sent. Refused: 422 for an invalid price. */
export function namedIn({ price_amount, price_currency, expiration_id }: Sent): Named {
  const read = price_amount === undefined ? undefined : parsePrice(price_amount);
  if (read && "problem" in read) throw refuse("validation", read.problem);
  return {
    ...read,
    ...(price_currency !== undefined && { currency: price_currency.toUpperCase() }),
    ...(expiration_id !== undefined && { expirationId: expiration_id }),
  };
}

function* differences(named: Named, { cents, currency, expirationId }: Terms): Generator<Problem> {
  const params = { amount: (cents / 100).toFixed(2), currency };
  if ((named.cents ?? cents) !== cents)
    yield { key: "payment.price_changed", field: "price_amount", params };
  else if ((named.currency ?? currency) !== currency)
    yield { key: "payment.price_changed", field: "price_currency", params };
  if ((named.expirationId ?? expirationId) !== expirationId)
    yield { key: "payment.length_changed", field: "expiration_id" };
}

/** Refused: `state`, with the current price, when the named price differs from it. */
export function agree(named: Named, terms: Terms): void {
  const problems = [...differences(named, terms)];
  if (problems.length > 0)
    throw Object.assign(refuse("state", ...problems), { price: priceOf(terms) });
}
