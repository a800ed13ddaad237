// Payments by Stripe, through its SDK: one PaymentIntent per charge, confirmed at once, or Stripe's page, a Checkout
// Session.
import { Stripe } from "stripe";
import type { Charge, ChargeEvent, Outcome, Payments, SentCharge } from "./payments.ts";
import { toPageEvent, stripePages } from "./payments.stripe.pages.ts";

interface Account {
  /** Replaces Stripe's URL: a fake server in tests, or a proxy. */
  readonly url: string | undefined;
  readonly key: string;
  /** `whsec_…`: the signing secret of the endpoint to which Stripe sends its events. */
  readonly webhookSecret: string | undefined;
}

const timeoutMs = 20_000;

const parseServer = (url: string | undefined) => {
  if (url === undefined) return {};
  const { hostname, port, protocol } = new URL(url);
  const secure = protocol === "https:";
  return {
    host: hostname,
    port: port === "" ? (secure ? 443 : 80) : Number(port),
    protocol: secure ? ("https" as const) : ("http" as const),
  };
};

/** `payer` is the id of a ConfirmationToken or PaymentMethod, which the host's page gets from Stripe. */
const toPaymentMethod = (payer: string) =>
  payer.startsWith("ctoken_") ? { confirmation_token: payer } : { payment_method: payer };

/** The card or the request was refused; another attempt with the same key would not change that. */
const isRefused = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeCardError ||
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Our clock and Stripe's may differ. */
const clocksDifferSeconds = 60 * 60;

const toPaid = ({ id, amount, currency }: Stripe.PaymentIntent): Outcome => ({
  reference: id,
  charged: { amountCents: amount, currency },
});

/** The outcome of an intent. Throws while its money is on the way. */
function toOutcome(intent: Stripe.PaymentIntent): Outcome {
  if (intent.status === "succeeded") return toPaid(intent);
  if (intent.status === "processing") throw new Error(`${intent.id} is still being processed`);
  return { refused: true };
}

/**
 * Finds an intent by our key in its metadata. Stripe's search may miss charges of the last minutes, or at worst the
 * last hour, but for those Stripe still remembers the key.
 */
async function findIntent(
  stripe: Stripe,
  { idempotencyKey, startedAt }: SentCharge,
): Promise<Stripe.PaymentIntent | undefined> {
  const createdAfter = Math.floor(startedAt.getTime() / 1000) - clocksDifferSeconds;
  const { data } = await stripe.paymentIntents.search({
    query: `metadata["lanyard_key"]:"${idempotencyKey}" AND created>${createdAfter}`,
    limit: 100,
  });
  // Stripe's search ignores case.
  const intents = data.filter(({ metadata }) => metadata["lanyard_key"] === idempotencyKey);
  const inStatus = (status: Stripe.PaymentIntent.Status) =>
    intents.find((intent) => intent.status === status);
  return inStatus("succeeded") ?? inStatus("processing") ?? intents[0];
}

const toChargeEvent = (event: Stripe.Event): ChargeEvent | undefined => {
  const { type, data } = event;
  if (type !== "payment_intent.succeeded" && type !== "payment_intent.payment_failed")
    return toPageEvent(event);
  const intent = data.object;
  const key = intent.metadata["lanyard_key"];
  if (key === undefined) return undefined;
  return {
    idempotencyKey: key,
    outcome: type === "payment_intent.succeeded" ? toPaid(intent) : { refused: true },
  };
};

export function stripePayments({ url, key, webhookSecret }: Account): Payments {
  const stripe = new Stripe(key, {
    ...parseServer(url),
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
            ...toPaymentMethod(payer),
            confirm: true,
            // A direct charge cannot redirect the payer to a bank, so a payment that requires it is refused.
            error_on_requires_action: true,
            automatic_payment_methods: { enabled: true, allow_redirects: "never" },
            metadata: { lanyard_key: idempotencyKey },
          },
          { idempotencyKey },
        );
        return toOutcome(intent);
      } catch (error) {
        if (isRefused(error)) return { refused: true };
        throw error;
      }
    },
    async findCharge(charge) {
      const intent = await findIntent(stripe, charge);
      return intent && toOutcome(intent);
    },
    pages: stripePages(stripe),
    ...(webhookSecret === undefined
      ? {}
      : {
          readEvent: (body: string, signature: string) =>
            toChargeEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret)),
        }),
  };
}
