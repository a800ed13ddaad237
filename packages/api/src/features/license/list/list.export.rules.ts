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
import { readCards } from "./list.all.rules.ts";
import type { LicenseQuery, Viewer } from "./list.rules.ts";

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

const toDay = (instant: string | null): string => instant?.slice(0, 10) ?? "";
const formatAmount = (amount: number): string => amount.toFixed(2);

const toCells = (
  card: LicenseCard,
  language: LanguageCode,
  formatLength: (price: Price | null) => string,
): Cells => ({
  name: card.product_name,
  creator: card.username,
  // oxlint-disable-next-line id-denylist -- part of a message key.
  standing: say(language, `standing.${getLicenseState(snapshotFromCard(card), new Date()).name}`),
  installed_version: card.installed_version,
  update_version: card.update_version,
  month: formatAmount(card.month_amount),
  renewal: card.renewal ? formatAmount(card.renewal.price_amount) : "",
  currency: card.renewal?.price_currency ?? card.month_currency,
  contract: formatLength(card.renewal),
  ends: card.endless ? "" : toDay(card.license_expires_at),
  people: card.people,
  license_id: card.license_id,
  product_id: card.product_id,
});

async function* writeTable(
  context: Context,
  viewer: Viewer,
  query: LicenseQuery,
): AsyncGenerator<string> {
  const { language } = viewer;
  const lengths = await expirations(context.db, language);
  const formatLength = (price: Price | null) =>
    lengths.find(({ id }) => id === price?.expiration_id)?.label ?? "";
  const heading = (name: (typeof columns)[number]): MessageKey => `license.column_${name}`;
  yield csvBegin + csvLine(columns.map((name) => say(language, heading(name))));
  for await (const cards of readCards(context, viewer, query))
    yield cards
      .map((card) => toCells(card, language, formatLength))
      .map((cells) => csvLine(columns.map((name) => cells[name])))
      .join("");
}

async function* writeCalendar(
  context: Context,
  viewer: Viewer,
  query: LicenseQuery,
): AsyncGenerator<string> {
  const { language } = viewer;
  const { productName, publicUrl } = context.env;
  const now = new Date();
  const toEvent = (card: LicenseCard): string => {
    const { renewal, license_id, product_id, product_name: title } = card;
    const amount =
      renewal &&
      new Intl.NumberFormat(language, {
        style: "currency",
        currency: renewal.price_currency,
      }).format(renewal.price_amount);
    const text = (key: MessageKey) => say(language, key, { title, amount: amount ?? "" });
    return dayEvent(
      {
        uid: `license-${license_id}@${new URL(publicUrl).hostname}`,
        day: toDay(card.license_expires_at),
        summary: text("license.event_summary"),
        description: text(renewal ? "license.event_renewable" : "license.event_last"),
        url: `${publicUrl}/store/products/${product_id}`,
      },
      now,
    );
  };
  yield calendarBegin(productName, say(language, "license.calendar"));
  for await (const cards of readCards(context, viewer, query))
    yield cards
      .filter(({ endless, license_expires_at: end }) => !endless && Date.parse(end ?? "") > +now)
      .map(toEvent)
      .join("");
  yield calendarEnd;
}

export const exporterByFormat: Readonly<
  Record<
    LicenseExportFormat,
    {
      readonly type: string;
      readonly parts: (
        context: Context,
        viewer: Viewer,
        query: LicenseQuery,
      ) => AsyncGenerator<string>;
    }
  >
> = {
  csv: { type: "text/csv", parts: writeTable },
  ics: { type: "text/calendar", parts: writeCalendar },
};
