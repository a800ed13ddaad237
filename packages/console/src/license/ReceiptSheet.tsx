// A receipt as a document; it prints on one page without the console around it.
import { useTranslation } from "react-i18next";
import { Button, FactsList } from "@lanyard/design-system";
import type { Receipt } from "@lanyard/contract";
import { formatLongDay, formatPrice } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";

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
  const { period_starts_at: from, period_ends_at: to } = receipt;
  const facts = [
    { term: t("receipt.number"), value: receipt.number },
    { term: t("receipt.date"), value: day(receipt.paid_at) },
    { term: t("receipt.company"), value: `${receipt.company_name}, ${receipt.company_email}` },
    { term: t("receipt.app"), value: <bdi>{receipt.product_name}</bdi> },
    { term: t("receipt.version"), value: receipt.version },
    {
      term: t("receipt.period"),
      value: `${day(from)} – ${to === null ? t("receipt.endless") : day(to)}`,
    },
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
      <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-4">
        <span className="text-base font-semibold">{t("receipt.amount")}</span>
        <span className="text-xl font-semibold tabular-nums">
          {formatPrice(receipt.amount, receipt.currency, "", reader)}
        </span>
      </p>
    </article>
  );
}
