// What is about to be paid, as the payer sees it before it is paid.
import { paymentLines, type LicenseCard, type LanguageCode } from "@lanyard/contract";
import { formatPrice } from "../../i18n/format.ts";

export interface Renewal {
  readonly product_id: number;
  readonly name: string;
  readonly price_amount: number;
  readonly price_currency: string;
  readonly expiration_id: number;
  /** The contract length in the reader's language. */
  readonly length: string;
  /** The end of the current period, when it is renewed before it ends. */
  readonly renews?: string;
}

/** The end of a period that still runs, which a renewal names. */
export const renewing = (end: string | null, now = new Date()): { renews?: string } =>
  end !== null && Date.parse(end) > now.getTime() ? { renews: end } : {};

/** Those licenses of a selection that have a next period, at the displayed prices. */
export const toRenewals = (licenses: readonly LicenseCard[], now = new Date()): Renewal[] =>
  licenses.flatMap((card) =>
    card.renewal
      ? [
          {
            product_id: card.product_id,
            name: card.product_name,
            length: card.expiration_name,
            ...card.renewal,
            ...renewing(card.license_expires_at, now),
          },
        ]
      : [],
  );

/** What one payment pays: one currency, and only so many licenses; the others come after it. */
export const selectBatch = (renewals: readonly Renewal[]): readonly Renewal[] =>
  renewals
    .filter(({ price_currency: currency }) => currency === renewals[0]?.price_currency)
    .slice(0, paymentLines);

/** The amount of one payment. */
export function formatTotal(renewals: readonly Renewal[], language: LanguageCode): string {
  const cents = renewals.reduce(
    (sum, { price_amount: amount }) => sum + Math.round(amount * 100),
    0,
  );
  return formatPrice(cents / 100, renewals[0]?.price_currency ?? "", "", language);
}
