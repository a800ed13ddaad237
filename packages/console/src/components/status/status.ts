// Names of statuses and moves, and the tone of each status.
import { useTranslation } from "react-i18next";
import type { Tone } from "@lanyard/design-system";
import type { CardLabel, Move, Status } from "@lanyard/contract";

export const statusTones: Readonly<Record<Status, Tone>> = {
  draft: "neutral",
  waiting_for_review: "warning",
  rejected: "danger",
  ready_for_sale: "success",
  hidden: "neutral",
  superseded: "neutral",
};

/** A name with a capital, as a label. The contract has names in lower case, for use in sentences. */
export const asLabel = (name: string, language: string): string =>
  name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

export function useStatusName() {
  const { t, i18n } = useTranslation();
  return (status: Status): string => asLabel(t(`status.${status}`), i18n.language);
}

export function useMoveName() {
  const { t, i18n } = useTranslation();
  return (move: Move): string => asLabel(t(`action.${move}`), i18n.language);
}

/** Tone and text of a badge: for a status, or for private and public products. */
export function useLabel() {
  const { t } = useTranslation();
  const getStatusName = useStatusName();
  return (label: CardLabel): { readonly tone: Tone; readonly text: string } =>
    label === "private" || label === "public"
      ? { tone: "info", text: t(`label.${label}`) }
      : { tone: statusTones[label], text: getStatusName(label) };
}
