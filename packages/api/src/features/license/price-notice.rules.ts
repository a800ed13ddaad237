// Notifies companies, before they renew, that the price or the contract length of a product has changed.
import type { Problem } from "@lanyard/contract";
import { languageOfCountry } from "../company/company.language.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { toInstant } from "../../platform/database/instant.ts";
import { expirations } from "../lookup/lookup.rules.ts";
import { tell } from "../webhook/webhook.rules.ts";
import { lockProductForServer } from "../product/product.access.rules.ts";
import { selectTitle } from "../product/product.texts.rules.ts";
import { say } from "../../platform/text/texts.ts";
import type { Terms } from "./license.wire.ts";
import * as store from "./price-notice.store.ts";

export { findKnownTerms } from "./price-notice.store.ts";

export const priceQueue = "price";
/** Changes within this time lead to one mail, with the last price. */
const tellAfterSeconds = 600;
/** The number of companies in one transaction; small, because the transaction locks the product. */
const batch = 50;

/** The job of a product whose price may have changed. */
export interface PriceJob {
  readonly productId: number;
}

/**
 * Queues the notices about a product on sale; the job compares the terms that each company knows with the terms at that
 * time.
 */
export const queuePriceNotices = ({ jobs }: Context, tx: Tx, productId: number): Promise<void> => {
  const job: PriceJob = { productId };
  return jobs.send(tx, priceQueue, job, { after: tellAfterSeconds });
};

async function mailCompany(tx: Tx, { mail }: Context, recipient: store.Uninformed): Promise<void> {
  const language = languageOfCountry(recipient.country);
  const lengths = await expirations(tx, language);
  const sayTerms = ({ cents, currency, expirationId }: Terms) => {
    const price = new Intl.NumberFormat(language, { style: "currency", currency });
    const length = lengths.find(({ id }) => id === expirationId)?.label ?? "";
    return `${price.format(cents / 100)} (${length})`;
  };
  const params: Problem["params"] = {
    company: recipient.name,
    title: selectTitle(recipient.texts, language, recipient.productName),
    price: sayTerms(recipient.current),
    known: sayTerms(recipient.known),
    date: new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(recipient.expiresAt ?? 0),
    ),
  };
  await mail.queue(tx, {
    about: "price",
    to: recipient.email,
    language,
    subject: say(language, "mail.price_subject", params),
    text: say(language, "mail.price_text", params),
  });
}

const tellBatch = (context: Context, productId: number): Promise<number> =>
  context.db.transaction(async (tx) => {
    // Without the lock, two concurrent jobs would both find the same companies and mail them twice.
    await lockProductForServer(tx, productId);
    const uninformed = await store.listUninformed(tx, productId, batch);
    for (const recipient of uninformed) {
      const { licenseId, companyId, email, current, expiresAt } = recipient;
      await store.insertNotice(tx, productId, companyId, current);
      await mailCompany(tx, context, recipient);
      await tell(context, tx, "license.price_changed", {
        productId,
        data: {
          license_id: licenseId,
          company_email: email,
          amount: current.cents / 100,
          currency: current.currency,
          expiration_id: current.expirationId,
          period_ends_at: expiresAt && toInstant(expiresAt),
        },
      });
    }
    return uninformed.length;
  });

/**
 * Mails each company whose known price is outdated, and sends an event per company to the creator's webhook: once per
 * change.
 */
export async function sendPriceNotices(context: Context, { productId }: PriceJob): Promise<void> {
  while ((await tellBatch(context, productId)) === batch);
}
