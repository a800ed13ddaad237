// No app has the words of the search in its name.
import { useTranslation } from "react-i18next";
import { EmptyState } from "@lanyard/design-system";

export function NoApps() {
  const { t } = useTranslation("store");
  return <EmptyState title={t("access.no_app")} text={t("access.no_app_text")} />;
}
