// The labels of a product's badge on the wall: the connected company's license for it.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CardLabel } from "@lanyard/design-system";
import { snapshotFromCard, getLicenseState, type StoreCard } from "@lanyard/contract";
import { licenseStateTones } from "../../components/status/license-state-tones.ts";

export function useStoreLabels(): (card: StoreCard) => readonly CardLabel[] {
  const { t } = useTranslation("store");
  const [now] = useState(() => new Date());
  return (card) => {
    const { name, update, offSale } = getLicenseState(snapshotFromCard(card), now);
    return [
      ...(name === "none" ? [] : [{ tone: licenseStateTones[name], text: t(`standing.${name}`) }]),
      ...(update === null
        ? []
        : [{ tone: "info" as const, text: t("standing.update", { version: update }) }]),
      ...(offSale && name !== "none"
        ? [{ tone: "neutral" as const, text: t("standing.off_sale") }]
        : []),
    ];
  };
}
