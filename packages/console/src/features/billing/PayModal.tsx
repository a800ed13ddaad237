// Asks before money moves: who pays what, for which period; afterwards, what has become of each license.
import { useTranslation } from "react-i18next";
import { Badge, Button, Modal, Notice } from "@lanyard/design-system";
import {
  freeExpirationId,
  paymentLines,
  tokenHolder,
  type LineOutcome,
  type PaidLine,
} from "@lanyard/contract";
import { actingPerson } from "../../auth/company-connection.ts";
import { formatLongDay, formatPrice } from "../../i18n/format.ts";
import { isFramed } from "../../components/host/leave-for.ts";
import { useReader } from "../../i18n/reader.ts";
import type { CallFailure } from "../../api/send.ts";
import { selectBatch, formatTotal, type Renewal } from "./renewal.ts";

const tones = {
  paid: "success",
  pending: "info",
  already_paid: "info",
  not_renewable: "neutral",
  not_found: "neutral",
  other_currency: "warning",
} as const satisfies Readonly<Record<LineOutcome, string>>;

export interface PayModalProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The name of the paying company. */
  readonly company: string;
  /** At the displayed prices. */
  readonly renewals: readonly Renewal[];
  /** Undefined before the payment. */
  readonly lines?: readonly PaidLine[] | undefined;
  readonly busy: boolean;
  readonly error?: Error | CallFailure | undefined;
  /** `atOnce`: the reader was told that this charges at once, without the provider's page. */
  readonly onPay: (isImmediate: boolean) => void;
}

export default function PayModal(props: PayModalProps) {
  const { open, onOpenChange, company, renewals, lines, busy, error, onPay } = props;
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  const language = useReader();
  const now = selectBatch(renewals);
  const more = renewals.length - now.length;
  const total = formatTotal(now, language);
  const findName = (id: number) => renewals.find(({ product_id }) => product_id === id)?.name ?? "";
  const formatPeriod = ({ length, expiration_id, renews }: Renewal) =>
    expiration_id === freeExpirationId
      ? length
      : renews === undefined
        ? t("pay.from_now", { length })
        : t("pay.from", { length, date: formatLongDay(renews, language) });
  const changed = error !== undefined && "prices" in error && error.prices !== undefined;
  const how = actingPerson() !== tokenHolder ? "at_once" : isFramed() ? "in_window" : "on_page";
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={lines ? t("pay.done") : t("pay.title", { count: now.length })}
      {...(!lines && { description: t(`pay.${how}`) })}
      closeLabel={tc("close")}
      busy={busy}
      footer={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {tc(lines ? "close" : "cancel")}
          </Button>
          {!lines && (
            <Button
              intent="primary"
              busy={busy}
              busyLabel={t("pay.busy")}
              onClick={() => onPay(how === "at_once")}
            >
              {t("pay.pay", { total })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && !lines && (
          <Notice tone={changed ? "warning" : "danger"} role="alert">
            {changed ? t("pay.changed") : error.message}
          </Notice>
        )}
        {lines ? (
          <ul aria-label={t("pay.results")} className="flex flex-col divide-y divide-line">
            {lines.map(({ product_id: id, outcome, error: why }) => (
              <li key={id} className="flex flex-wrap items-baseline justify-between gap-2 py-2">
                <bdi className="font-medium">{findName(id)}</bdi>
                <Badge tone={tones[outcome]}>{t(`pay.${outcome}`)}</Badge>
                {why !== "" && <p className="basis-full text-sm text-ink-muted">{why}</p>}
              </li>
            ))}
          </ul>
        ) : (
          <>
            <p className="flex justify-between gap-4">
              <span className="text-ink-muted">{t("pay.company")}</span>
              <bdi className="min-w-0 font-medium wrap-anywhere">{company}</bdi>
            </p>
            <ul aria-label={t("pay.wanted")} className="flex flex-col divide-y divide-line">
              {now.map((one) => (
                <li key={one.product_id} className="flex justify-between gap-4 py-2">
                  <span className="flex min-w-0 flex-col">
                    <bdi className="wrap-anywhere">{one.name}</bdi>
                    <span className="text-sm text-ink-muted">{formatPeriod(one)}</span>
                  </span>
                  <span className="whitespace-nowrap tabular-nums">
                    {formatPrice(one.price_amount, one.price_currency, "", language)}
                  </span>
                </li>
              ))}
            </ul>
            <p className="flex justify-between gap-4 border-t border-line-strong pt-3 font-semibold">
              <span>{t("pay.total")}</span>
              <span className="tabular-nums">{total}</span>
            </p>
          </>
        )}
        {more > 0 && (
          <p className="text-sm text-ink-muted">
            {t("pay.more", { count: more, most: paymentLines })}
          </p>
        )}
      </div>
    </Modal>
  );
}
