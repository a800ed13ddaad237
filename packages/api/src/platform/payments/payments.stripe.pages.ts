// Stripe's own page: a Checkout Session per payment, and the events that report its outcome.
import { Stripe } from "stripe";
import type {
  ChargeEvent,
  Checkout,
  CheckoutOutcome,
  NoPage,
  Page,
  Pages,
  ChargedAmount,
} from "./payments.ts";

type Session = Stripe.Checkout.Session;

/** The PaymentIntent's id, which the account's books show; a session without a charge has no intent. */
const getPaymentId = ({ id, payment_intent: intent }: Session): string =>
  typeof intent === "string" ? intent : (intent?.id ?? id);

/**
 * Whether a payment method that takes days has failed in the end; needs a session that was retrieved with its intent.
 */
const hasFailed = ({ status, payment_intent: intent }: Session): boolean =>
  status === "complete" &&
  typeof intent === "object" &&
  (intent?.status === "requires_payment_method" || intent?.status === "canceled");

/** What was taken, in our currency, if Stripe lets the payer pay in another one. */
function getChargedAmount({
  amount_total,
  currency,
  currency_conversion,
}: Session): ChargedAmount | undefined {
  const [amountCents, code] = currency_conversion
    ? [currency_conversion.amount_total, currency_conversion.source_currency]
    : [amount_total, currency];
  return amountCents === null || code === null ? undefined : { amountCents, currency: code };
}

function toOutcome(session: Session): CheckoutOutcome | undefined {
  if (session.status === "expired") return { ended: true };
  if (hasFailed(session)) return { refused: true };
  return session.payment_status === "paid"
    ? { reference: getPaymentId(session), charged: getChargedAmount(session) }
    : undefined;
}

/** `async_…` events come after `completed`, for payment methods that take days. */
function readOutcome(event: Stripe.Event): [Session, CheckoutOutcome | undefined] | undefined {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return [event.data.object, toOutcome(event.data.object)];
    case "checkout.session.async_payment_failed":
      return [event.data.object, { refused: true }];
    default:
      return undefined;
  }
}

export function toPageEvent(event: Stripe.Event): ChargeEvent | undefined {
  const [session, outcome] = readOutcome(event) ?? [];
  const key = session?.metadata?.["lanyard_key"];
  return key === undefined || !outcome ? undefined : { idempotencyKey: key, outcome };
}

const retrieve = async (stripe: Stripe, reference: string) =>
  toOutcome(await stripe.checkout.sessions.retrieve(reference, { expand: ["payment_intent"] }));

async function open(stripe: Stripe, checkout: Checkout): Promise<Page> {
  const { currency, idempotencyKey, lines, language, returnUrl, endsAt } = checkout;
  const session = await stripe.checkout.sessions.create(
    {
      mode: "payment",
      line_items: lines.map(({ amountCents, description }) => ({
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountCents,
          product_data: { name: description },
        },
      })),
      ...(language && { locale: language }),
      success_url: returnUrl,
      cancel_url: returnUrl,
      expires_at: Math.floor(endsAt.getTime() / 1000),
      // Not in the intent's metadata: the intent also reports failed attempts, while the page still accepts another
      // card.
      metadata: { lanyard_key: idempotencyKey },
    },
    { idempotencyKey },
  );
  if (session.url === null) throw new Error(`${session.id} has no page`);
  return { reference: session.id, url: session.url };
}

/** Stripe would refuse the same invalid request again. */
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
      return toOutcome(await stripe.checkout.sessions.expire(reference));
    } catch (error) {
      // The session is not open any longer: read its outcome from Stripe.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      return retrieve(stripe, reference);
    }
  },
});
