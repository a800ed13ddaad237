// The standing of a company's license, as labels and as a sentence.
import { useTranslation } from "react-i18next";
import { Badge } from "@lanyard/design-system";
import { getStateMeaning, type LicenseState } from "@lanyard/contract";
import { formatLongDay } from "../../i18n/format.ts";
import { useReader } from "../../i18n/reader.ts";
import { licenseStateTones } from "../../components/status/license-state-tones.ts";

interface LicenseStateProps {
  readonly state: LicenseState;
}

export function LicenseStateLabels({ state }: LicenseStateProps) {
  const { t } = useTranslation("store");
  const { name, update, offSale, daysLeft } = state;
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={licenseStateTones[name]}>{t(`standing.${name}`)}</Badge>
      {name === "expiring" && daysLeft !== null && (
        <Badge tone="neutral">{t("panel.days", { count: daysLeft })}</Badge>
      )}
      {update !== null && <Badge tone="info">{t("standing.update", { version: update })}</Badge>}
      {offSale && <Badge tone="neutral">{t("standing.off_sale")}</Badge>}
    </p>
  );
}

export function LicenseStateMeaning({ state }: LicenseStateProps) {
  const { t } = useTranslation("store");
  const reader = useReader();
  const date = state.endsAt === null ? "" : formatLongDay(state.endsAt, reader);
  return (
    <p className="text-sm wrap-anywhere text-ink-muted">
      {t(`standing_means.${getStateMeaning(state)}`, { date })}
    </p>
  );
}
