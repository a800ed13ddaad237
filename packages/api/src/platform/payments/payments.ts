// The interface of a payment provider.

export interface Charge {
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** A charge that is sent again with the same key is the same charge, with the same outcome. */
  readonly idempotencyKey: string;
  /** Shown on the payer's statement. */
  readonly description: string;
  /** The token of the payer's session in the host application; with Stripe, the id of the payment method. */
  readonly payer: string;
}

/** A charge that was sent at least once and whose outcome is unknown. */
export interface SentCharge extends Pick<Charge, "idempotencyKey"> {
  /** When the charge was first sent, or shortly before. */
  readonly startedAt: Date;
}

/** Providers remember idempotency keys for a day, so an older charge is looked up before it is sent again. */
const keysLastMs = 20 * 60 * 60 * 1000;
export const mayBeForgotten = ({ startedAt }: Pick<SentCharge, "startedAt">): boolean =>
  Date.now() - startedAt.getTime() > keysLastMs;

/** What is paid, as the payer reads it. */
export interface CheckoutLine {
  readonly amountCents: number;
  readonly description: string;
}

/** A payment on the provider's own page. */
export interface Checkout extends Omit<Charge, "payer" | "description"> {
  /** At least one; together they cost `amountCents`. */
  readonly lines: readonly CheckoutLine[];
  /** ISO 639-1: the language of the page; undefined leaves it to the provider. */
  readonly language: "it" | "en" | "es" | "fr" | undefined;
  /** The URL to which the page sends the payer back, paid or not; its parameters are no proof of payment. */
  readonly returnUrl: string;
  /** When the page stops accepting an answer. */
  readonly endsAt: Date;
}

/** The amount that the provider reports as taken. */
export interface ChargedAmount {
  readonly amountCents: number;
  /** ISO 4217, in any case. */
  readonly currency: string;
}

/**
 * The provider's reference for the charge, with the amount taken if the provider reports it; or that the charge was
 * refused.
 */
export type Outcome =
  | { readonly reference: string; readonly charged?: ChargedAmount | undefined }
  | { readonly refused: true };
/** `ended`: nobody paid on the page, and nobody can pay on it any longer. */
export type CheckoutOutcome = Outcome | { readonly ended: true };

/** The outcome of a charge or page in an event that the provider sends. */
export interface ChargeEvent {
  readonly idempotencyKey: string;
  readonly outcome: CheckoutOutcome;
}

/** The provider's reference for a page, and the page's URL, as they are stored. */
export interface Page {
  readonly reference: string;
  readonly url: string;
}

/**
 * The provider will never open a page for this payment, for example because it does not accept so small an amount or
 * the currency.
 */
export interface NoPage {
  readonly refused: true;
  /** For the log. */
  readonly why: Error;
}

/** The provider's pages. All functions throw when the provider does not answer. */
export interface Pages {
  /** Opens a page, once per idempotency key. */
  open(checkout: Checkout): Promise<Page | NoPage>;
  /** The URL at which the payer finds an opened page, where that is not the stored one. */
  readonly getPageUrl?: (url: string, idempotencyKey: string) => string;
  /** Undefined while the page is open or its money is on the way. */
  read(reference: string): Promise<CheckoutOutcome | undefined>;
  /** Ends the page, so that nobody can pay on it. Undefined when it is too late, because its money is on the way. */
  end(reference: string): Promise<CheckoutOutcome | undefined>;
}

export interface Payments {
  /** Stored with every payment and shown to the payer. */
  readonly provider: string;
  /** Charges once per idempotency key. Throws when it is unknown whether the charge succeeded. */
  charge(charge: Charge): Promise<Outcome>;
  /**
   * Looks up the outcome of a charge whose key the provider may have forgotten. Undefined when the provider has no such
   * charge. Throws when the outcome is unknown or still open.
   */
  findCharge(charge: SentCharge): Promise<Outcome | undefined>;
  readonly pages: Pages;
  /**
   * Reads an event from the provider; undefined when it is not about one of our charges. Throws when the signature is
   * wrong.
   */
  readonly readEvent?: (body: string, signature: string) => ChargeEvent | undefined;
}
