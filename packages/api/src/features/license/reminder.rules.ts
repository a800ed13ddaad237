// Reminds companies by mail that licenses end: 30, 7 and 1 days before, each reminder once, with all due licenses of a
// company in one mail.
import type { LanguageCode, MessageKey } from "@lanyard/contract";
import { languageOfCountry } from "../company/company.language.rules.ts";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/db.ts";
import { expirations } from "../lookup/lookup.rules.ts";
import { selectTitle } from "../product/product.texts.rules.ts";
import { say } from "../../platform/text/texts.ts";
import { selectCards, type CardRow } from "./list/list.store.ts";
import { claimDue, companiesDue, findReminded } from "./reminder.store.ts";

/** The number of licenses that a mail lists; for the others it says how many there are. */
const maxLines = 50;
const listPath = "/store/licenses";

const formatDate = (language: LanguageCode, moment: string | null) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(moment ?? 0),
  );

async function lineFormatter(tx: Tx, language: LanguageCode) {
  const lengths = await expirations(tx, language);
  return (row: CardRow): string => {
    const title = selectTitle(row.texts, language, row.productName);
    const date = formatDate(language, row.expiresAt);
    if (row.offerCents === null) return say(language, "mail.reminder_line_last", { title, date });
    const currency = row.offerCurrency ?? row.priceCurrency;
    const amount = new Intl.NumberFormat(language, { style: "currency", currency });
    const length = lengths.find(({ id }) => id === row.offerExpirationId)?.label ?? "";
    const price = `${amount.format(row.offerCents / 100)} (${length})`;
    return say(language, "mail.reminder_line", { title, price, date });
  };
}

/** Queues the mail of the due reminders, and stores them as sent in the same transaction. */
const remindCompany = (context: Context, companyId: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    const company = await findReminded(tx, companyId);
    const ids = company ? await claimDue(tx, companyId) : [];
    if (!company || ids.length === 0) return;
    const language = languageOfCountry(company.country);
    const rows = new Map((await selectCards(tx, company, ids)).map((row) => [row.licenseId, row]));
    // A license of a product that is now free does not end.
    const ending = ids.flatMap((id) => rows.get(id) ?? []).filter((row) => row.offerCents !== 0);
    const [first] = ending;
    if (!first) return;
    const line = await lineFormatter(tx, language);
    const more = ending.length - maxLines;
    const lines = [
      ...ending.slice(0, maxLines).map(line),
      ...(more > 0 ? [say(language, "mail.reminder_more", { count: more })] : []),
    ];
    const text: MessageKey = ending.some((row) => row.offerCents !== null)
      ? "mail.reminder_text"
      : "mail.reminder_text_last";
    const { email, name } = company;
    await context.mail.queue(tx, {
      about: "reminder",
      to: email,
      language,
      subject:
        ending.length === 1
          ? say(language, "mail.reminder_subject", {
              title: selectTitle(first.texts, language, first.productName),
              date: formatDate(language, first.expiresAt),
            })
          : say(language, "mail.reminder_subject_many", { count: ending.length }),
      text: say(language, text, {
        company: name,
        licenses: lines.join("\n"),
        link: `${context.env.publicUrl}${listPath}`,
      }),
    });
  });

/**
 * Reminds all companies that are due, one after the other, to leave the database connections to requests. Several
 * servers may run it at once: a reminder that one has stored is not sent by another. Stops early when `stopping` is
 * aborted; the next run continues. When some companies fail, still reminds the others, then throws an `AggregateError`.
 */
export async function remindDue(context: Context, stopping?: AbortSignal): Promise<void> {
  const failed: unknown[] = [];
  for (const companyId of await companiesDue(context.db)) {
    if (stopping?.aborted) break;
    await remindCompany(context, companyId).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0)
    throw new AggregateError(failed, `${failed.length} companies were not reminded.`);
}
