// Stores the payer's answer on a page of the sandbox.
import type { LanguageCode } from "@lanyard/contract";
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../context.ts";
import { declinedPayer } from "../payments/payments.sandbox.ts";
import { hashToken } from "../shared/tokens.ts";
import { titleFor } from "../product/product.texts.rules.ts";
import { findByReference } from "./checkout.store.ts";
import { settle } from "./payment.settle.rules.ts";
import type { PaymentRow } from "./payment.store.ts";
import { namesOf } from "./receipt.store.ts";

export const sandboxAnswers = ["pay", "refuse"] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number];

/** The payment of the page with this key; undefined when there is no such page. */
export async function sandboxPayment({ db, env }: Context, key: string) {
  const found = await findByReference(db, hashToken(key));
  const company = found && (await companyOfId(db, found.payment.companyId));
  if (!company) return undefined;
  return { ...found, company, back: `${env.publicUrl}${found.page.returnPath}` };
}

/** The title of the paid app in the reader's language; the page's own description is in that of its first reader. */
export async function paidTitle(
  { db }: Context,
  payment: Pick<PaymentRow, "id">,
  language: LanguageCode,
): Promise<string> {
  const names = await namesOf(db, payment.id);
  return names ? titleFor(names.titles, language, names.product) : "";
}

/** Stores the answer once; an answer to a settled or ended payment changes nothing. */
export async function answerSandbox(
  context: Context,
  key: string,
  answer: SandboxAnswer,
): Promise<void> {
  const found = await sandboxPayment(context, key);
  if (found?.payment.status !== "pending") return;
  const { payment, company } = found;
  const isPaid = answer === "pay" && payment.userToken !== declinedPayer;
  // Not the page's key, which is only for the payer.
  const outcome = isPaid ? { reference: `sandbox_${payment.id}` } : ({ refused: true } as const);
  await context.db.transaction((tx) => settle(context, tx, payment, outcome, company));
}
