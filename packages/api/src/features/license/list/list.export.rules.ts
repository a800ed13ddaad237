// All licenses of the desk as a file, read one page at a time: a table, or a calendar of their renewals.
import {
  snapshotFromCard,
  getLicenseState,
  type LicenseCard,
  type LicenseExportFormat,
  type LanguageCode,
  type MessageKey,
  type Price,
} from "@lanyard/contract";
import type { Context } from "../../../platform/context.ts";
import { expirations } from "../../lookup/lookup.rules.ts";
import { calendarBegin, calendarEnd, dayEvent } from "./calendar.wire.ts";
import { csvBegin, csvLine } from "../../../platform/text/csv.ts";
import { say } from "../../../platform/text/texts.ts";
import { allOf } from "./list.all.rules.ts";
import type { DeskQuery, DeskReader } from "./list.rules.ts";

const columns = [
  "name",
  "creator",
  "standing",
  "installed_version",
  "update_version",
  "month",
  "renewal",
  "currency",
  "contract",
  "ends",
  "people",
  "license_id",
  "product_id",
] as const;
type Cells = Readonly<Record<(typeof columns)[number], string | number>>;

const dayOf = (instant: string | null): string => instant?.slice(0, 10) ?? "";
const amountOf = (amount: number): string => amount.toFixed(2);

const cellsOf = (
  card: LicenseCard,
  language: LanguageCode,
  lengthOf: (price: Price | null) => string,
): Cells => ({
  name: card.product_name,
  creator: card.username,
  standing: say(language, `standing.${getLicenseState(snapshotFromCard(card), new Date()).name}`),
  installed_version: card.installed_version,
  update_version: card.update_version,
  month: amountOf(card.month_amount),
  renewal: card.renewal ? amountOf(card.renewal.price_amount) : "",
  currency: card.renewal?.price_currency ?? card.month_currency,
  contract: lengthOf(card.renewal),
  ends: card.endless ? "" : dayOf(card.license_expires_at),
  people: card.people,
  license_id: card.license_id,
  product_id: card.product_id,
});

async function* tableOf(
  context: Context,
  reader: DeskReader,
  query: DeskQuery,
): AsyncGenerator<string> {
  const { language } = reader;
  const lengths = await expirations(context.db, language);
  const lengthOf = (price: Price | null) =>
    lengths.find(({ id }) => id === price?.expiration_id)?.label ?? "";
  const heading = (name: (typeof columns)[number]): MessageKey => `license.column_${name}`;
  yield csvBegin + csvLine(columns.map((name) => say(language, heading(name))));
  for await (const cards of allOf(context, reader, query))
    yield cards
      .map((card) => cellsOf(card, language, lengthOf))
      .map((cells) => csvLine(columns.map((name) => cells[name])))
      .join("");
}

async function* calendarOf(
  context: Context,
  reader: DeskReader,
  query: DeskQuery,
): AsyncGenerator<string> {
  const { language } = reader;
  const { productName, publicUrl } = context.env;
  const now = new Date();
  const eventOf = (card: LicenseCard): string => {
    const { renewal, license_id, product_id, product_name: title } = card;
    const amount =
      renewal &&
      new Intl.NumberFormat(language, {
        style: "currency",
        currency: renewal.price_currency,
      }).format(renewal.price_amount);
    const said = (key: MessageKey) => say(language, key, { title, amount: amount ?? "" });
    return dayEvent(
      {
        uid: `license-${license_id}@${new URL(publicUrl).hostname}`,
        day: dayOf(card.license_expires_at),
        summary: said("license.event_summary"),
        description: said(renewal ? "license.event_renewable" : "license.event_last"),
        url: `${publicUrl}/store/products/${product_id}`,
      },
      now,
    );
  };
  yield calendarBegin(productName, say(language, "license.calendar"));
  for await (const cards of allOf(context, reader, query))
    yield cards
      .filter(({ endless, license_expires_at: end }) => !endless && Date.parse(end ?? "") > +now)
      .map(eventOf)
      .join("");
  yield calendarEnd;
}

export const exportOf: Readonly<
  Record<
    LicenseExportFormat,
    {
      readonly type: string;
      readonly parts: (
        context: Context,
        reader: DeskReader,
        query: DeskQuery,
      ) => AsyncGenerator<string>;
    }
  >
> = {
  csv: { type: "text/csv", parts: tableOf },
  ics: { type: "text/calendar", parts: calendarOf },
};
