// Payments through a service of the operator: POST {url}/charges with an Idempotency-Key; 2xx `{ "id" }` is paid, 402
// refused.
import * as z from "zod/mini";
import type { Payments } from "./payments.ts";

const answer = z.object({ id: z.string().check(z.minLength(1), z.maxLength(200)) });
const timeoutMs = 20_000;

export const servicePayments = ({
  url,
  key,
}: {
  readonly url: string;
  readonly key: string;
}): Payments => ({
  provider: new URL(url).hostname,
  charge: async ({ amountCents, currency, idempotencyKey, description, payer }) => {
    const reply = await fetch(`${url.replace(/\/+$/, "")}/charges`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "idempotency-key": idempotencyKey,
      },
      body: JSON.stringify({ amount: amountCents, currency, description, payer }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (reply.status === 402) return { refused: true };
    if (!reply.ok) throw new Error(`The payments service answered ${reply.status}.`);
    return { reference: z.parse(answer, await reply.json()).id };
  },
});
