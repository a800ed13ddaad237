// Payments through a service of the operator: POST {url}/charges and {url}/checkouts with an Idempotency-Key, as
// docs/payments.md describes; 2xx `{ "id" }` means paid, 402 refused.
import * as z from "zod/mini";
import type { CheckoutOutcome, Payments } from "./payments.ts";

const name = z.string().check(z.minLength(1), z.maxLength(200));
const charged = z.object({ id: name });
const looked = z.discriminatedUnion("status", [
  z.object({ status: z.literal("paid"), id: name }),
  z.object({ status: z.enum(["refused", "processing"]) }),
]);
const opened = z.object({
  id: name,
  url: z.url({ protocol: /^https?$/ }).check(z.maxLength(2_000)),
});
const state = z.object({
  status: z.enum(["open", "processing", "paid", "refused", "expired"]),
  /** The id of the payment, once it is paid; without one, the checkout's own id is stored. */
  payment: z.optional(name),
});
const timeoutMs = 20_000;

interface Service {
  readonly url: string;
  readonly key: string;
}

function toOutcome(
  { status, payment }: z.output<typeof state>,
  reference: string,
): CheckoutOutcome | undefined {
  if (status === "paid") return { reference: payment ?? reference };
  if (status === "refused") return { refused: true };
  return status === "expired" ? { ended: true } : undefined;
}

export function servicePayments({ url, key }: Service): Payments {
  const base = url.replace(/\/+$/, "");
  const ask = async (method: "GET" | "POST", path: string, body?: object, once?: string) => {
    const reply = await fetch(`${base}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...(body && { "content-type": "application/json" }),
        ...(once !== undefined && { "idempotency-key": once }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    // 402: no money was taken. 404 for a charge by its key: the service does not know the key.
    if (reply.ok || reply.status === (path.startsWith("/charges/") ? 404 : 402)) return reply;
    throw new Error(`The payments service returned ${reply.status}.`);
  };
  const page = (reference: string) => `/checkouts/${encodeURIComponent(reference)}`;
  const read = async (method: "GET" | "POST", reference: string, path: string) =>
    toOutcome(z.parse(state, await (await ask(method, path)).json()), reference);

  return {
    provider: new URL(url).hostname,
    async charge({ amountCents, currency, idempotencyKey, description, payer }) {
      const body = { amount: amountCents, currency, description, payer };
      const reply = await ask("POST", "/charges", body, idempotencyKey);
      if (reply.status === 402) return { refused: true };
      return { reference: z.parse(charged, await reply.json()).id };
    },
    async findCharge({ idempotencyKey }) {
      const reply = await ask("GET", `/charges/${encodeURIComponent(idempotencyKey)}`);
      if (reply.status === 404) return undefined;
      const charge = z.parse(looked, await reply.json());
      if (charge.status === "processing")
        throw new Error("The payments service is still processing the charge.");
      return charge.status === "paid" ? { reference: charge.id } : { refused: true };
    },
    pages: {
      async open({ amountCents, currency, idempotencyKey, lines, language, returnUrl, endsAt }) {
        const body = {
          amount: amountCents,
          currency,
          description: lines.map(({ description }) => description).join(", "),
          // Only for several, so that a service that knows one line gets what it always got.
          ...(lines.length > 1 && {
            lines: lines.map(({ amountCents: amount, description }) => ({ amount, description })),
          }),
          ...(language && { language }),
          return_url: returnUrl,
          expires_at: endsAt.toISOString(),
        };
        const reply = await ask("POST", "/checkouts", body, idempotencyKey);
        if (reply.status === 402)
          return {
            refused: true,
            why: new Error("The payments service refused to open the page."),
          };
        const { id, url: address } = z.parse(opened, await reply.json());
        return { reference: id, url: address };
      },
      read: (reference) => read("GET", reference, page(reference)),
      end: (reference) => read("POST", reference, `${page(reference)}/expire`),
    },
  };
}
