// The wire format of a payment.
import { toInstant } from "../../platform/database/instant.ts";
import type { PaymentRow } from "./payment.store.ts";

export const toPayment = (payment: PaymentRow) => ({
  payment_id: payment.id,
  amount: payment.amountCents / 100,
  currency: payment.currency,
  paid_at: toInstant(payment.paidAt ?? payment.createdAt),
  period_ends_at: payment.periodEndsAt === null ? null : toInstant(payment.periodEndsAt),
  provider: payment.provider,
});
