// How a standing looks as a label: a tone and a word.
import type { TFunction } from "i18next";
import type { CardLabel, Tone } from "@lanyard/design-system";
import type { Standing, StandingName } from "@lanyard/contract";

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
