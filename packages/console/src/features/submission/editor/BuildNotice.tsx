// Why a build was rejected, or why it cannot be changed.
import { useTranslation } from "react-i18next";
import { Notice } from "@lanyard/design-system";
import { paths } from "../../../app/paths.ts";
import { TextLink } from "../../../components/page/TextLink.tsx";
import { useStatusName } from "../../../components/status/status.ts";
import { useBuild } from "./build-context.ts";

export function BuildNotice() {
  const { t } = useTranslation();
  const getStatusName = useStatusName();
  const { detail, readOnly } = useBuild();
  const { status, rejection_reason, product_id } = detail.submission;
  if (status === "rejected")
    return (
      <Notice tone="danger" title={t("review.reason")}>
        <bdi>{rejection_reason}</bdi>
        {!readOnly && `\n\n${t("build.rejected_text")}`}
      </Notice>
    );
  if (!readOnly) return null;
  if (status === "draft")
    return (
      <Notice tone="info" title={t("build.read_only")}>
        {t("build.read_only_text")}
      </Notice>
    );
  const link = <TextLink to={paths.product(product_id)}>{t("build.to_product")}</TextLink>;
  return (
    <Notice tone="info" title={getStatusName(status)} action={link}>
      {t(`locked.${status}`)}
    </Notice>
  );
}
