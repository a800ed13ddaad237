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

/** The outcome of a charge, as the provider reports it by itself. */
export interface ChargeEvent {
  readonly idempotencyKey: string;
  readonly outcome: Outcome;
}

/** The provider's reference for the charge, or that it was refused. */
export type Outcome = { readonly reference: string } | { readonly refused: true };

export interface Payments {
  /** Stored with every payment and shown to the payer. */
  readonly provider: string;
  /** Charges once per key. Throws when it is unknown whether the charge succeeded. */
  charge(charge: Charge): Promise<Outcome>;
  /** Reads an event that the provider sends; undefined when it concerns no charge of ours. Throws when its signature is wrong. */
  readonly readEvent?: (body: string, signature: string) => ChargeEvent | undefined;
}
