// The dialog that shows the cost of several renewals before payment, and the result of each.
import { useTranslation } from "react-i18next";
import { Badge, Button, Modal, Notice } from "@lanyard/design-system";
import type { Renewal } from "@lanyard/contract";
import { formatPrice } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";
import type { Result, Wanted } from "./renewals.ts";

const tones = {
  paid: "success",
  already_paid: "info",
  refused: "danger",
  price_changed: "warning",
  not_renewable: "neutral",
  not_found: "neutral",
  unknown: "warning",
} as const satisfies Readonly<Record<Renewal["outcome"], string>>;

export interface RenewModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The licenses still to pay, at the displayed prices. */
  readonly wanted: readonly Wanted[];
  /** The results of the renewals tried so far. */
  readonly results: readonly Result[];
  /** Whether each license is paid on a page of the payment provider. */
  readonly onPages: boolean;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onRenew: () => void;
}

export default function RenewModal(props: RenewModalProps) {
  const { open, onOpenChange, wanted, results, onPages, busy, error, onRenew } = props;
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  const language = useReader();
  const totals = new Map<string, number>();
  for (const { price_amount: amount, price_currency: currency } of wanted)
    totals.set(currency, (totals.get(currency) ?? 0) + Math.round(amount * 100));
  const total = [...totals]
    .map(([currency, cents]) => formatPrice(cents / 100, currency, "", language))
    .join(" + ");
  const isOver = wanted.length === 0;
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t(isOver ? "renew.done" : "renew.title", { count: wanted.length })}
      {...(onPages && !isOver && { description: t("renew.pages", { count: wanted.length }) })}
      closeLabel={tc("close")}
      busy={busy}
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {tc(isOver ? "close" : "cancel")}
          </Button>
          {!isOver && (
            <Button intent="primary" busy={busy} busyLabel={t("renew.busy")} onClick={onRenew}>
              {results.length > 0
                ? t("renew.next", { name: wanted[0]?.name })
                : t("renew.pay", { total })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error !== undefined && (
          <Notice tone="danger" role="alert">
            {error}
          </Notice>
        )}
        {results.length > 0 && (
          <ul aria-label={t("renew.results")} className="flex flex-col divide-y divide-line">
            {results.map((result, at) => (
              // A license that was tried twice has two results.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at} className="flex flex-wrap items-baseline justify-between gap-2 py-2">
                <bdi className="font-medium">{result.name}</bdi>
                <Badge tone={tones[result.outcome]}>{t(`renew.${result.outcome}`)}</Badge>
                {result.error !== "" && (
                  <p className="basis-full text-sm text-ink-muted">{result.error}</p>
                )}
              </li>
            ))}
          </ul>
        )}
        {!isOver && (
          <>
            <ul aria-label={t("renew.wanted")} className="flex flex-col divide-y divide-line">
              {wanted.map((one) => (
                <li key={one.product_id} className="flex justify-between gap-4 py-2">
                  <bdi className="min-w-0 wrap-anywhere">{one.name}</bdi>
                  <span className="whitespace-nowrap tabular-nums">
                    {formatPrice(one.price_amount, one.price_currency, "", language)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="flex justify-between gap-4 border-t border-line-strong pt-3 font-semibold">
              <span>{t("renew.total")}</span>
              <span className="tabular-nums">{total}</span>
            </p>
          </>
        )}
      </div>
    </Modal>
  );
}
