// Says that a part of the page could not be fetched. Another try may help; in some browsers only loading the page again does.
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";

const longEnoughMs = 15_000;

export function usePartMissing(): () => void {
  const { t } = useTranslation();
  const { show } = useToast();
  return () =>
    void show({
      tone: "danger",
      lines: [t("part.missing")],
      action: { label: t("page.reload"), onSelect: () => location.reload() },
      duration: longEnoughMs,
    });
}
