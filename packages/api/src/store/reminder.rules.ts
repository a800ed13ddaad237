// Reminds companies by mail that licenses end: 30, 7 and 1 days before, each time once, all that is due in one mail.
import type { LanguageCode, MessageKey } from "@lanyard/contract";
import { languageOfCountry } from "../company/company.language.rules.ts";
import type { Context } from "../context.ts";
import type { Tx } from "../database/db.ts";
import { expirations } from "../lookup/lookup.rules.ts";
import { titleFor } from "../product/product.texts.rules.ts";
import { say } from "../shared/texts.ts";
import { selectDeskCards, type DeskRow } from "./desk.store.ts";
import { claimDue, companiesDue, findReminded } from "./reminder.store.ts";

/** A mail names so many licenses, and says how many more there are. */
const namedMost = 50;
const desk = "/store/licenses";

const dateIn = (language: LanguageCode, moment: string | null) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(moment ?? 0),
  );

async function lineFor(tx: Tx, language: LanguageCode) {
  const lengths = await expirations(tx, language);
  return (row: DeskRow): string => {
    const title = titleFor(row.texts, language, row.productName);
    const date = dateIn(language, row.expiresAt);
    if (row.offerCents === null) return say(language, "mail.reminder_line_last", { title, date });
    const currency = row.offerCurrency ?? row.priceCurrency;
    const amount = new Intl.NumberFormat(language, { style: "currency", currency });
    const length = lengths.find(({ id }) => id === row.offerExpirationId)?.label ?? "";
    const price = `${amount.format(row.offerCents / 100)} (${length})`;
    return say(language, "mail.reminder_line", { title, price, date });
  };
}

/** Mails what has not been told yet, in one transaction with the note of it. */
const remindCompany = (context: Context, companyId: number): Promise<void> =>
  context.db.transaction(async (tx) => {
    const company = await findReminded(tx, companyId);
    const ids = company ? await claimDue(tx, companyId) : [];
    if (!company || ids.length === 0) return;
    const language = languageOfCountry(company.country);
    const rows = new Map(
      (await selectDeskCards(tx, company, ids)).map((row) => [row.licenseId, row]),
    );
    // What is free by now does not end.
    const ending = ids.flatMap((id) => rows.get(id) ?? []).filter((row) => row.offerCents !== 0);
    const [first] = ending;
    if (!first) return;
    const line = await lineFor(tx, language);
    const more = ending.length - namedMost;
    const lines = [
      ...ending.slice(0, namedMost).map(line),
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
              title: titleFor(first.texts, language, first.productName),
              date: dateIn(language, first.expiresAt),
            })
          : say(language, "mail.reminder_subject_many", { count: ending.length }),
      text: say(language, text, {
        company: name,
        licenses: lines.join("\n"),
        link: `${context.env.publicUrl}${desk}`,
      }),
    });
  });

/**
 * Reminds every company that is due, one after the other, so that requests have the connections. Every server may run
 * it at any time: what one has noted no other sends. Ends early, and is continued by the next run, once it is stopped.
 * Throws in the end if a company could not be reminded, which keeps none of the others from it.
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
