// How money is taken: what a provider of payments does.

export interface Charge {
  readonly amountCents: number;
  /** ISO 4217. */
  readonly currency: string;
  /** A charge that is sent again under the same key is the same charge, with the same outcome. */
  readonly idempotencyKey: string;
  /** For the payer's statement. */
  readonly description: string;
  /** The host application's session of the person who pays; with Stripe, what they pay with. */
  readonly payer: string;
}

/** How a charge ended, told by the service itself. */
export interface Notice {
  readonly idempotencyKey: string;
  readonly outcome: Outcome;
}

/** The provider's name for the charge, or that it was refused. */
export type Outcome = { readonly reference: string } | { readonly refused: true };

export interface Payments {
  /** Kept with every payment and shown to who pays. */
  readonly provider: string;
  /** Takes the money, once per key. Throws when it is not known whether it was taken. */
  charge(charge: Charge): Promise<Outcome>;
  /** Reads what the service sends by itself; undefined when it is about nothing of ours. Throws when it is not genuine. */
  readonly hear?: (body: string, signature: string) => Notice | undefined;
}
