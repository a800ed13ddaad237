// A company's receipts, newest first.
import { useTranslation } from "react-i18next";
import { Button, EmptyState } from "@lanyard/design-system";
import type { Receipt } from "@lanyard/contract";
import { formatDay, formatPrice } from "../../i18n/format.ts";
import { paths } from "../../app/paths.ts";
import { useReader } from "../../i18n/reader.ts";
import { TextLink } from "../../components/page/TextLink.tsx";

export interface ReceiptListProps {
  readonly receipts: readonly Receipt[];
  /** Whether the list is limited to a period. */
  readonly narrowed?: boolean;
  /** Undefined when all receipts are loaded. */
  readonly onMore?: (() => void) | undefined;
  readonly busy: boolean;
}

export function ReceiptList({ receipts, narrowed = false, onMore, busy }: ReceiptListProps) {
  const { t } = useTranslation("store");
  const reader = useReader();
  if (receipts.length === 0 && narrowed) return <EmptyState title={t("receipt.none_then")} />;
  if (receipts.length === 0)
    return <EmptyState badge title={t("receipt.none")} text={t("receipt.none_text")} />;
  return (
    <div className="flex flex-col items-start gap-6">
      <ul className="w-full divide-y divide-line border-y border-line">
        {receipts.map((receipt) => (
          <li
            key={receipt.payment_id}
            className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3 text-sm"
          >
            <div className="flex min-w-0 flex-col">
              <span className="font-medium wrap-anywhere">
                <bdi>{receipt.product_name}</bdi>{" "}
                {receipt.lines.length > 1
                  ? t("receipt.others", { count: receipt.lines.length - 1 })
                  : receipt.version}
              </span>
              <span className="text-ink-muted">
                {formatDay(receipt.paid_at, reader)} ·{" "}
                <TextLink
                  to={paths.receipt(receipt.payment_id)}
                  aria-label={t("receipt.open", { number: receipt.number })}
                >
                  {receipt.number}
                </TextLink>
              </span>
            </div>
            <span className="font-medium tabular-nums">
              {formatPrice(receipt.amount, receipt.currency, "", reader)}
            </span>
          </li>
        ))}
      </ul>
      {onMore && (
        <Button busy={busy} busyLabel={t("panel.busy")} onClick={onMore}>
          {t("receipt.more")}
        </Button>
      )}
    </div>
  );
}
