// Says that the page previews what the store will show, and who can see it now.
import { useTranslation } from "react-i18next";
import { Notice } from "@lanyard/design-system";

export function PreviewNotice() {
  const { t } = useTranslation("store");
  return (
    <Notice tone="info" title={t("product.preview")}>
      {t("product.preview_text")}
    </Notice>
  );
}
