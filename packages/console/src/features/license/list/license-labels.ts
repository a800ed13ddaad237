// Labels for a license's standing, and the text for an app's number of people.
import type { TFunction } from "i18next";
import type { CardLabel } from "@lanyard/design-system";
import { licenseListLimits, type LanguageCode, type LicenseState } from "@lanyard/contract";
import { licenseStateTones } from "../../../components/status/license-state-tones.ts";

export function toLicenseLabels(
  { name, installed, update, offSale }: LicenseState,
  t: TFunction<"store">,
): CardLabel[] {
  return [
    { tone: licenseStateTones[name], text: t(`standing.${name}`) },
    ...(name === "expiring" && installed
      ? [{ tone: "success" as const, text: t("standing.installed") }]
      : []),
    ...(update === null
      ? []
      : [{ tone: "info" as const, text: t("standing.update", { version: update }) }]),
    ...(offSale ? [{ tone: "neutral" as const, text: t("standing.off_sale") }] : []),
  ];
}

/** The server counts to one above the limit, so a number above it means "more than the limit". */
export const peopleText = (people: number, t: TFunction<"store">): string =>
  people > licenseListLimits.people
    ? t("desk.people_more", { most: licenseListLimits.people })
    : t("desk.people", { count: people });

export const peopleNumber = (people: number, language: LanguageCode): string =>
  people > licenseListLimits.people
    ? `> ${licenseListLimits.people.toLocaleString(language)}`
    : people.toLocaleString(language);
