// Stores the payer's answer on a page of the sandbox.
import type { LanguageCode } from "@lanyard/contract";
import { companyOfId } from "../company/company.rules.ts";
import type { Context } from "../../platform/context.ts";
import { declinedPayer } from "../../platform/payments/payments.sandbox.ts";
import { hashToken } from "../../platform/identity/tokens.ts";
import { selectTitle } from "../product/product.texts.rules.ts";
import { findByReference } from "./checkout.store.ts";
import { lockLicenses } from "../license/license.rules.ts";
import { isCurrent } from "./payment.begin.rules.ts";
import { settle } from "./payment.settle.rules.ts";
import { findTogether } from "./payment.store.ts";
import { findNames } from "./receipt.store.ts";

export const sandboxAnswers = ["pay", "refuse"] as const;
export type SandboxAnswer = (typeof sandboxAnswers)[number];

/** The payment of the page with this key; undefined when there is no such page. */
export async function sandboxPayment({ db, env }: Context, key: string) {
  const checkout = await findByReference(db, hashToken(key));
  const company = checkout && (await companyOfId(db, checkout.payment.companyId));
  if (!company) return undefined;
  const back = `${env.publicUrl}${checkout.page.returnPath}`;
  /** Whether the price has changed since the page was opened, or the app is off sale. */
  const changed =
    checkout.payment.status !== "paid" && !(await isCurrent(db, checkout.payment, company));
  return { ...checkout, company, back, changed };
}

/**
 * The paid apps with their titles in the reader's language; the page's own descriptions are in that of its first
 * reader.
 */
export async function paidApps({ db }: Context, paymentId: number, language: LanguageCode) {
  const apps: { readonly title: string; readonly cents: number }[] = [];
  for (const { id, amountCents: cents } of await findTogether(db, paymentId)) {
    const names = await findNames(db, id);
    apps.push({ title: names ? selectTitle(names.titles, language, names.product) : "", cents });
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
  const sandbox = await sandboxPayment(context, key);
  if (sandbox?.payment.status !== "pending") return;
  const { payment, company } = sandbox;
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
