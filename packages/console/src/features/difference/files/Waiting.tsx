// The placeholder for lines that are loading.
import { useTranslation } from "react-i18next";
import { Skeleton } from "@lanyard/design-system";

export function Waiting() {
  const { t } = useTranslation();
  return (
    <div role="status" aria-busy="true" aria-label={t("loading")}>
      <Skeleton lines={6} />
    </div>
  );
}
