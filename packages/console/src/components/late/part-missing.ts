// Shows a toast that a part of the page could not be loaded, with a button that reloads the page: after a new release
// only that helps.
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import { loadAgain } from "../../drafts/load-again.ts";

const longEnoughMs = 15_000;

export function usePartMissing(): () => void {
  const { i18n } = useTranslation();
  const { show } = useToast();
  return () =>
    void show(() => ({
      tone: "danger",
      lines: [i18n.t("page.missing")],
      action: { label: i18n.t("page.reload"), onSelect: () => void loadAgain() },
      duration: longEnoughMs,
    }));
}
