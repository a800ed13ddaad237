// How a standing looks as a label, a tone and a word; and how many people an app has.
import type { TFunction } from "i18next";
import type { CardLabel, Tone } from "@lanyard/design-system";
import { deskLimits, type LanguageCode, type Standing, type StandingName } from "@lanyard/contract";

const tones: Readonly<Record<StandingName, Tone>> = {
  none: "neutral",
  unpaid: "warning",
  paid: "info",
  expiring: "warning",
  expired: "danger",
  installed: "success",
};

export function labelsOfStanding(
  { name, installed, update, offSale }: Standing,
  t: TFunction<"store">,
): CardLabel[] {
  return [
    { tone: tones[name], text: t(`standing.${name}`) },
    ...(name === "expiring" && installed
      ? [{ tone: "success" as const, text: t("standing.installed") }]
      : []),
    ...(update === null
      ? []
      : [{ tone: "info" as const, text: t("standing.update", { version: update }) }]),
    ...(offSale ? [{ tone: "neutral" as const, text: t("standing.off_sale") }] : []),
  ];
}

/** People are counted so far and one further, which says that there are more. */
export const peopleText = (people: number, t: TFunction<"store">): string =>
  people > deskLimits.people
    ? t("desk.people_more", { most: deskLimits.people })
    : t("desk.people", { count: people });

export const peopleNumber = (people: number, language: LanguageCode): string =>
  people > deskLimits.people
    ? `> ${deskLimits.people.toLocaleString(language)}`
    : people.toLocaleString(language);
