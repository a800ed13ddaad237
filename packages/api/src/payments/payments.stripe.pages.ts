// Stripe's own page: a Checkout Session per payment, and the events that report what became of it.
import { Stripe } from "stripe";
import type {
  ChargeEvent,
  Checkout,
  CheckoutOutcome,
  NoPage,
  Page,
  Pages,
  Taken,
} from "./payments.ts";

type Session = Stripe.Checkout.Session;

/** By the intent, which the account's books show; a session that is free of charge has none. */
const paymentOf = ({ id, payment_intent: intent }: Session): string =>
  typeof intent === "string" ? intent : (intent?.id ?? id);

/** What somebody paid with that takes days, and has failed since: only a session that was asked for with its intent says so. */
const hasFailed = ({ status, payment_intent: intent }: Session): boolean =>
  status === "complete" &&
  typeof intent === "object" &&
  (intent?.status === "requires_payment_method" || intent?.status === "canceled");

/** In our currency, where Stripe lets the payer pay in another one. */
function takenOn({ amount_total, currency, currency_conversion }: Session): Taken | undefined {
  const [amountCents, code] = currency_conversion
    ? [currency_conversion.amount_total, currency_conversion.source_currency]
    : [amount_total, currency];
  return amountCents === null || code === null ? undefined : { amountCents, currency: code };
}

function outcomeOf(session: Session): CheckoutOutcome | undefined {
  if (session.status === "expired") return { ended: true };
  if (hasFailed(session)) return { refused: true };
  return session.payment_status === "paid"
    ? { reference: paymentOf(session), taken: takenOn(session) }
    : undefined;
}

/** `async_…` come later than `completed`, for ways of paying that take days. */
function outcomeIn(event: Stripe.Event): [Session, CheckoutOutcome | undefined] | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return [event.data.object, outcomeOf(event.data.object)];
    case "checkout.session.async_payment_failed":
      return [event.data.object, { refused: true }];
    default:
      return undefined;
  }
}

export function stripePageEventOf(event: Stripe.Event): ChargeEvent | undefined {
  const [session, outcome] = outcomeIn(event) ?? [];
  const key = session?.metadata?.["lanyard_key"];
  return key === undefined || !outcome ? undefined : { idempotencyKey: key, outcome };
}

const retrieve = async (stripe: Stripe, reference: string) =>
  outcomeOf(await stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent"] }));

async function open(stripe: Stripe, checkout: Checkout): Promise<Page> {
  const { amountCents, currency, idempotencyKey, description, returnUrl, endsAt } = checkout;
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      line_items: [
        {
          quantity: 1,
          price_data: {
            currency: currency.toLowerCase(),
            unit_amount: amountCents,
            product_data: { name: description },
          },
        },
      ],
      success_url: returnUrl,
      cancel_url: returnUrl,
      expires_at: Math.floor(endsAt.getTime() / 1000),
      // Not of the intent: an attempt that fails is told of it, while the page goes on with another card.
      metadata: { lanyard_key: idempotencyKey },
    },
    { idempotencyKey },
  );
  if (session.url === null) throw new Error(`${session.id} has no page`);
  return { reference: session.id, url: session.url };
}

/** What Stripe does not take, asked again it does not take either. */
function noPage(error: unknown): NoPage {
  if (error instanceof Stripe.errors.StripeInvalidRequestError)
    return { refused: true, why: error };
  throw error;
}

export const stripePages = (stripe: Stripe): Pages => ({
  open: (checkout) => open(stripe, checkout).catch(noPage),
  read: (reference) => retrieve(stripe, reference),
  async end(reference) {
    try {
      return outcomeOf(await stripe.checkout.sessions.expire(reference));
    } catch (error) {
      // It is not open any more: what has become of it says Stripe.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      return retrieve(stripe, reference);
    }
  },
});
