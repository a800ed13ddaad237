// Settles a payment by the provider's event, for when the response to its charge was lost or late.
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { ChargeEvent } from "../../platform/payments/payments.ts";
import { settle } from "./payment.settle.rules.ts";
import { findByKey } from "./payment.store.ts";

/** Stores the outcome once; an event about an unknown charge or a settled one changes nothing. */
export const settleByEvent = (
  context: Context,
  { idempotencyKey, outcome }: ChargeEvent,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const payment = await findByKey(tx, idempotencyKey);
    const company = payment ? await companyOfId(tx, payment.companyId) : undefined;
    if (payment && company) await settle(context, tx, payment, outcome, company);
  });
