// Tells readers whose browser runs no scripts that this form cannot be sent.
import { useTranslation } from "react-i18next";
import { Notice } from "@lanyard/design-system";

export function NeedsScripts() {
  const { t } = useTranslation();
  return (
    <noscript>
      <Notice tone="warning">{t("form.needs_scripts")}</Notice>
    </noscript>
  );
}
