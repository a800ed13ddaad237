// What follows from a notice of the payments service: how a charge ended whose answer was lost or took its time.
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../context.ts";
import type { Notice } from "../payments/payments.ts";
import { settle } from "./payment.rules.ts";
import { findByKey } from "./payment.store.ts";

/** Writes the outcome down, once; a notice about somebody else's charge, or of a settled one, changes nothing. */
export const heed = (context: Context, { idempotencyKey, outcome }: Notice): Promise<void> =>
  context.db.transaction(async (tx) => {
    const payment = await findByKey(tx, idempotencyKey);
    const company = payment ? await companyOfId(tx, payment.companyId) : undefined;
    if (payment?.status === "pending" && company)
      await settle(context, tx, payment, outcome, company);
  });
