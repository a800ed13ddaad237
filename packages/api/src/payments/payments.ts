// The interface of a payment provider.

export interface Charge {
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** A charge sent again with the same key is the same charge, with the same outcome. */
  readonly idempotencyKey: string;
  /** Shown on the payer's statement. */
  readonly description: string;
  /** The host application's session of the person who pays; with Stripe, the id of their payment method. */
  readonly payer: string;
}

/** A charge that was sent at least once, and not answered. */
export interface SentCharge extends Pick<Charge, "idempotencyKey"> {
  /** When it was first sent, or shortly before. */
  readonly begunAt: Date;
}

/** Providers remember idempotency keys for a day: a charge that was begun earlier is looked for before it is sent again. */
const keysLastMs = 20 * 60 * 60 * 1000;
export const mayBeForgotten = ({ begunAt }: Pick<SentCharge, "begunAt">): boolean =>
  Date.now() - begunAt.getTime() > keysLastMs;

/** A payment that somebody makes on the provider's own page. */
export interface Checkout extends Omit<Charge, "payer"> {
  /** Where the page leads back to, paid or not: what the address says is not believed. */
  readonly returnUrl: string;
  /** Until when the page waits for an answer. */
  readonly endsAt: Date;
}

/** What the provider says that it has taken. */
export interface Taken {
  readonly amountCents: number;
  /** ISO 4217, in whatever case. */
  readonly currency: string;
}

/** The provider's reference for the charge, and what was taken if it says so; or that it was refused. */
export type Outcome =
  | { readonly reference: string; readonly taken?: Taken | undefined }
  | { readonly refused: true };
/** Also that nobody answered the page, and that nobody can any more. */
export type CheckoutOutcome = Outcome | { readonly ended: true };

/** The outcome of a charge or of a page, as the provider reports it by itself. */
export interface ChargeEvent {
  readonly idempotencyKey: string;
  readonly outcome: CheckoutOutcome;
}

/** The provider's name for a page, and the address that the payer is sent to. */
export interface Page {
  readonly reference: string;
  readonly url: string;
}

/** The provider opens no page for this, however often it is asked: it does not take so small an amount, or the currency. */
export interface NoPage {
  readonly refused: true;
  /** For the log. */
  readonly why: Error;
}

/** Pages of the provider. All throw when the provider does not answer. */
export interface Pages {
  /** Opens a page, once per key. */
  open(checkout: Checkout): Promise<Page | NoPage>;
  /** Undefined: it still waits, or its money is on the way. */
  read(reference: string): Promise<CheckoutOutcome | undefined>;
  /** Ends the page, so that nobody can pay on it any more. Undefined: too late, its money is on the way. */
  end(reference: string): Promise<CheckoutOutcome | undefined>;
}

export interface Payments {
  /** Stored with every payment and shown to the payer. */
  readonly provider: string;
  /** Charges once per key. Throws when it is unknown whether the charge succeeded. */
  charge(charge: Charge): Promise<Outcome>;
  /**
   * What became of a charge that was sent so long ago that its key may be forgotten, by what the provider's books say of
   * it. Undefined: they have none that is old enough for that. Throws when it is not known, or still under way.
   */
  findCharge(sent: SentCharge): Promise<Outcome | undefined>;
  readonly pages: Pages;
  /** Reads an event that the provider sends; undefined when it concerns no charge of ours. Throws when its signature is wrong. */
  readonly readEvent?: (body: string, signature: string) => ChargeEvent | undefined;
}
