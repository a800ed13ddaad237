// Payments by Stripe, through its SDK: one PaymentIntent per charge, confirmed at once, or its page, a Checkout Session.
import { Stripe } from "stripe";
import type { Charge, ChargeEvent, Outcome, Payments } from "./payments.ts";
import { stripePageEventOf, stripePages } from "./payments.stripe.pages.ts";

interface Account {
  /** Used instead of Stripe's own address: a fake in tests, or a proxy. */
  readonly url: string | undefined;
  readonly key: string;
  /** `whsec_…`, the signing secret of the endpoint that Stripe sends its events to. */
  readonly webhookSecret: string | undefined;
}

const timeoutMs = 20_000;

const serverOf = (url: string | undefined) => {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  const secure = protocol === "https:";
  return {
    host: hostname,
    port: port === "" ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? ("https" as const) : ("http" as const),
  };
};

/** `payer` is the id of a ConfirmationToken or a PaymentMethod, which the host's page got from Stripe. */
const paymentMethodOf = (payer: string) =>
  payer.startsWith("ctoken_") ? { confirmation_token: payer } : { payment_method: payer };

/** The card or the request was refused: another attempt with the same key would not change that. */
const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeInvalidRequestError;

const paidBy = ({ id, amount, currency }: Stripe.PaymentIntent): Outcome => ({
  reference: id,
  taken: { amountCents: amount, currency },
});

const chargeEventOf = (event: Stripe.Event): ChargeEvent | undefined => {
  const { type, data } = event;
  if (type !== "payment_intent.succeeded" && type !== "payment_intent.payment_failed")
    return stripePageEventOf(event);
  const intent = data.object;
  const key = intent.metadata["lanyard_key"];
  if (key === undefined) return undefined;
  return {
    idempotencyKey: key,
    outcome: type === "payment_intent.succeeded" ? paidBy(intent) : { refused: true },
  };
};

export function stripePayments({ url, key, webhookSecret }: Account): Payments {
  const stripe = new Stripe(key, {
    ...serverOf(url),
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
  return {
    provider: "stripe",
    async charge({ amountCents, currency, idempotencyKey, description, payer }: Charge) {
      try {
        const intent = await stripe.paymentIntents.create(
          {
            amount: amountCents,
            currency: currency.toLowerCase(),
            description,
            ...paymentMethodOf(payer),
            confirm: true,
            // The payer cannot be redirected to their bank from here: a payment that needs it is refused.
            error_on_requires_action: true,
            automatic_payment_methods: { enabled: true, allow_redirects: "never" },
            metadata: { lanyard_key: idempotencyKey },
          },
          { idempotencyKey },
        );
        if (intent.status === "succeeded") return paidBy(intent);
        if (intent.status === "processing")
          throw new Error(`${intent.id} is still being processed`);
        return { refused: true };
      } catch (error) {
        if (isRefused(error)) return { refused: true };
        throw error;
      }
    },
    pages: stripePages(stripe),
    ...(webhookSecret === undefined
      ? {}
      : {
          readEvent: (body: string, signature: string) =>
            chargeEventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret)),
        }),
  };
}
