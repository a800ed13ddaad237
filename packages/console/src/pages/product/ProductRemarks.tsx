// The reviewers' remarks on the product's page, to answer and tick off; loaded after the page has mounted.
import { useTranslation } from "react-i18next";
import { isInReview, getAllowedMoves, type ProductDetail } from "@lanyard/contract";
import { RemarksPanel } from "../../features/review/remarks/RemarksPanel.tsx";
import { useUser } from "../../auth/session.tsx";
import { getActor } from "../build/actor.ts";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { useFieldName } from "../../features/submission/fields/field-name.ts";
import { useRemarks } from "../build/useRemarks.ts";

export default function ProductRemarks({ detail }: { readonly detail: ProductDetail }) {
  const { t } = useTranslation("review");
  const { submission } = detail;
  const { product_id: product, submission_id: id, user_id: owner, status } = submission;
  const { isThere, ...panelProps } = useRemarks(
    { product_id: String(product), submission_id: String(id) },
    owner,
  );
  const getFieldName = useFieldName(detail);
  const actor = getActor(useUser(), submission);
  if (!isThere) return null;
  return (
    <RemarksPanel
      {...panelProps}
      getFieldName={getFieldName}
      onGo={undefined}
      text={t(isInReview(status) ? "mine.text_waiting" : "mine.text")}
      link={
        getAllowedMoves(status, actor).includes("save") && (
          <TextLink to={paths.build(product, id)} standalone>
            {t("mine.editor")}
          </TextLink>
        )
      }
    />
  );
}
