// Renews several licenses one after the other: each succeeds or fails on its own.
import type { LanguageCode, Renewal } from "@lanyard/contract";
import type { Context } from "../context.ts";
import type { Company } from "../shared/caller.ts";
import { Refused } from "../shared/refuse.ts";
import { sayProblem } from "../shared/texts.ts";
import { findOffer } from "../product/offer.rules.ts";
import * as licenses from "./license.store.ts";
import { licenseOf, paymentOf } from "./license.wire.ts";
import type { PayRequest } from "./payment.begin.rules.ts";
import { pay } from "./payment.rules.ts";
import { findLastPaid } from "./payment.store.ts";

type Wanted = Pick<PayRequest, "productId" | "named" | "renews">;

function outcomeOf({ code, price, problems }: Refused): Renewal["outcome"] | undefined {
  if (code === "payment_required")
    return problems.some(({ key }) => key === "license.missing") ? "not_found" : "refused";
  if (code === "state") return price ? "price_changed" : "not_renewable";
  if (code === "unavailable") return "unknown";
  return code === "not_found" ? "not_found" : undefined;
}

async function renewOne(
  context: Context,
  { productId, ...terms }: Wanted,
  payer: { readonly company: Company; readonly userToken: string; readonly language: LanguageCode },
): Promise<Renewal> {
  const { db } = context;
  const { company, userToken, language } = payer;
  const now = async () => {
    const license = await licenses.findLicense(db, productId, company.id);
    return license ? licenseOf(db, license, await findOffer(db, productId, company)) : null;
  };
  const held = await licenses.findLicense(db, productId, company.id);
  const before = held && (await findLastPaid(db, held.id));
  try {
    const payment = await pay(context, { productId, company, userToken, ...terms });
    const license = await now();
    const isNew = payment !== undefined && payment.id !== before?.id;
    // A license whose period lasts, of a product that is not on sale, stays unchanged.
    const isLast = !isNew && license?.renewal === null && license.expires_at !== null;
    return {
      product_id: productId,
      outcome: isNew ? "paid" : isLast ? "not_renewable" : "already_paid",
      error: isLast ? sayProblem(language, { key: "license.not_renewable" }) : "",
      license,
      payment: payment ? paymentOf(payment) : null,
    };
  } catch (error) {
    const outcome = error instanceof Refused ? outcomeOf(error) : undefined;
    if (!(error instanceof Refused) || !outcome) throw error;
    const said = error.problems.map((problem) => sayProblem(language, problem));
    return {
      product_id: productId,
      outcome,
      error: said.join("\n"),
      license: await now(),
      payment: null,
    };
  }
}

/** Returns the results in the order of `wanted`. */
export async function renew(
  context: Context,
  wanted: readonly Wanted[],
  payer: Parameters<typeof renewOne>[2],
): Promise<Renewal[]> {
  const renewed: Renewal[] = [];
  for (const one of wanted) renewed.push(await renewOne(context, one, payer));
  return renewed;
}
