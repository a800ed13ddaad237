// A receipt as a document; it prints on one page without the console around it.
import { useTranslation } from "react-i18next";
import { Button, FactsList } from "@lanyard/design-system";
import type { Receipt, ReceiptLine } from "@lanyard/contract";
import { formatLongDay, formatPrice } from "../../i18n/format.ts";
import { useReader } from "../../i18n/reader.ts";

export interface ReceiptSheetProps {
  readonly receipt: Receipt;
  readonly onPrint: () => void;
}

const sandbox = "sandbox";
/** Brands, which no language translates. */
const brands: Readonly<Record<string, string>> = { stripe: "Stripe" };

export function ReceiptSheet({ receipt, onPrint }: ReceiptSheetProps) {
  const { t } = useTranslation("store");
  const reader = useReader();
  const day = (iso: string) => formatLongDay(iso, reader);
  const { lines } = receipt;
  const several = lines.length > 1;
  const formatPeriod = ({ period_starts_at: from, period_ends_at: to }: ReceiptLine) =>
    `${day(from)} – ${to === null ? t("receipt.endless") : day(to)}`;
  const price = (amount: number) => formatPrice(amount, receipt.currency, "", reader);
  const facts = [
    { term: t("receipt.number"), value: receipt.number },
    { term: t("receipt.date"), value: day(receipt.paid_at) },
    { term: t("receipt.company"), value: `${receipt.company_name}, ${receipt.company_email}` },
    ...(several
      ? []
      : lines.flatMap((line) => [
          { term: t("receipt.app"), value: <bdi>{line.product_name}</bdi> },
          { term: t("receipt.version"), value: line.version },
          { term: t("receipt.length"), value: line.expiration_name },
          { term: t("receipt.period"), value: formatPeriod(line) },
        ])),
    {
      term: t("receipt.provider"),
      value:
        receipt.provider === sandbox
          ? t("receipt.provider_sandbox")
          : (brands[receipt.provider] ?? receipt.provider),
    },
  ];
  return (
    <article className="flex w-full max-w-xl flex-col gap-6 rounded-lg border border-line bg-surface p-6 print:max-w-none print:border-0 print:p-0">
      <header className="flex flex-wrap items-baseline justify-between gap-4">
        <h1 className="text-xl font-semibold tracking-tight">
          {t("receipt.title")} {receipt.number}
        </h1>
        <Button size="sm" className="print:hidden" onClick={onPrint}>
          {t("receipt.print")}
        </Button>
      </header>
      {receipt.provider === sandbox && (
        <p className="self-start rounded-full border border-dashed border-current px-3 py-0.5 text-xs text-ink-muted">
          {t("receipt.sandbox")}
        </p>
      )}
      <FactsList layout="rows" facts={facts} />
      {several && (
        <ul aria-label={t("receipt.lines")} className="flex flex-col divide-y divide-line">
          {lines.map((line) => (
            <li
              key={line.product_id}
              className="flex justify-between gap-4 py-2 break-inside-avoid"
            >
              <span className="flex min-w-0 flex-col">
                <span className="font-medium wrap-anywhere">
                  <bdi>{line.product_name}</bdi> {line.version}
                </span>
                <span className="text-sm text-ink-muted">
                  {line.expiration_name}, {formatPeriod(line)}
                </span>
              </span>
              <span className="whitespace-nowrap tabular-nums">{price(line.amount)}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-4">
        <span className="text-base font-semibold">{t("receipt.amount")}</span>
        <span className="text-xl font-semibold tabular-nums">{price(receipt.amount)}</span>
      </p>
    </article>
  );
}
