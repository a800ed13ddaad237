// Figures of the license desk: monthly cost, licenses due soon, and the number of licenses.
import { useTranslation } from "react-i18next";
import { Stat } from "@lanyard/design-system";
import type { Amount, LicenseSummary } from "@lanyard/contract";
import { formatPrice } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";

interface LicenseFiguresProps {
  /** Undefined while loading. */
  readonly summary: LicenseSummary | undefined;
}

export function LicenseFigures({ summary }: LicenseFiguresProps) {
  const { t } = useTranslation("store");
  const language = useReader();
  const sum = (amounts: readonly Amount[]) =>
    amounts.length === 0
      ? formatPrice(0, "EUR", t("desk.nothing"), language)
      : amounts
          .map(({ amount, currency }) => formatPrice(amount, currency, "", language))
          .join(" + ");
  const { counts, due } = summary ?? {};
  const waiting = (
    <span
      aria-hidden="true"
      className="inline-block h-6 w-28 rounded-sm bg-line motion-safe:animate-pulse forced-colors:border forced-colors:border-[GrayText]"
    />
  );
  // As high as the hint that is to come.
  const line = "\u00a0";
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-4 border-y border-line py-5 sm:grid-cols-3">
      <Stat
        label={t("desk.cost_month")}
        value={summary ? sum(summary.month) : waiting}
        hint={t("desk.cost_hint")}
      />
      <Stat
        label={t("desk.due_soon")}
        value={due ? sum(due.amounts) : waiting}
        hint={
          counts && due
            ? [
                t("desk.licenses", { count: counts.due }),
                ...(due.not_renewable > 0
                  ? [t("desk.not_renewable", { count: due.not_renewable })]
                  : []),
              ].join(" · ")
            : line
        }
      />
      <Stat
        label={t("desk.all_licenses")}
        value={summary ? summary.licenses.toLocaleString(language) : waiting}
        hint={
          counts
            ? [
                t("desk.count_not_installed", { count: counts.not_installed }),
                t("desk.count_unused", { count: counts.unused }),
              ].join(" · ")
            : line
        }
      />
    </div>
  );
}
