// Says that a product's page is what the store will show, and who sees it meanwhile.
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
