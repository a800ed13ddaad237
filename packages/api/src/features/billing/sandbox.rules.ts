// Stores the payer's answer on a page of the sandbox.
import type { LanguageCode } from "@lanyard/contract";
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../../platform/context.ts";
import { declinedPayer } from "../../platform/payments/payments.sandbox.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { titleFor } from "../product/product.texts.rules.ts";
import { findByReference } from "./checkout.store.ts";
import { lockLicenses } from "../license/license.rules.ts";
import { isCurrent } from "./payment.begin.rules.ts";
import { settle } from "./payment.settle.rules.ts";
import { findTogether } from "./payment.store.ts";
import { namesOf } from "./receipt.store.ts";

export const sandboxAnswers = ["pay", "refuse"] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number];

/** The payment of the page with this key; undefined when there is no such page. */
export async function sandboxPayment({ db, env }: Context, key: string) {
  const found = await findByReference(db, hashToken(key));
  const company = found && (await companyOfId(db, found.payment.companyId));
  if (!company) return undefined;
  const back = `${env.publicUrl}${found.page.returnPath}`;
  /** Whether the price has changed since the page was opened, or the app is off sale. */
  const changed = found.payment.status !== "paid" && !(await isCurrent(db, found.payment, company));
  return { ...found, company, back, changed };
}

/**
 * The paid apps with their titles in the reader's language; the page's own descriptions are in that of its first
 * reader.
 */
export async function paidApps({ db }: Context, paymentId: number, language: LanguageCode) {
  const apps: { readonly title: string; readonly cents: number }[] = [];
  for (const { id, amountCents: cents } of await findTogether(db, paymentId)) {
    const names = await namesOf(db, id);
    apps.push({ title: names ? titleFor(names.titles, language, names.product) : "", cents });
  }
  return apps;
}

/**
 * Stores the answer once; an answer to a settled or ended payment changes nothing. A page whose price has changed pays
 * nothing and is ended.
 */
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
  await context.db.transaction(async (tx) => {
    const products = (await findTogether(tx, payment.id)).map(({ productId }) => productId);
    await lockLicenses(tx, products, company.id);
    const current = await isCurrent(tx, payment, company);
    await settle(context, tx, payment, current ? outcome : { ended: true }, company);
  });
}
