// Connects the build editor to the reviewers' remarks; loaded after the page has mounted.
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { isInReview } from "@lanyard/contract";
import { createBeside } from "../../features/review/remarks/remarks-beside.tsx";
import { RemarksPanel } from "../../features/review/remarks/RemarksPanel.tsx";
import { useBuild } from "../../features/submission/editor/build-context.ts";
import type { Remarked } from "../../features/submission/editor/check-result.ts";
import { useFieldName } from "../../features/submission/fields/field-name.ts";
import { useRemarks } from "./useRemarks.ts";

export default function BuildRemarks({ onRemarks }: Remarked) {
  const { t } = useTranslation("review");
  const { build, detail } = useBuild();
  const { product_id: product, submission_id: id, user_id: owner, status } = detail.submission;
  const place = { product_id: String(product), submission_id: String(id) };
  const { isThere, ...panelProps } = useRemarks(place, owner);
  const getFieldName = useFieldName(detail);
  const { remarks, canAnswer } = panelProps;
  const notes = useMemo(() => ({ beside: createBeside(remarks, canAnswer) }), [remarks, canAnswer]);
  useEffect(() => onRemarks(notes), [notes, onRemarks]);
  if (!isThere) return null;
  return (
    <RemarksPanel
      {...panelProps}
      getFieldName={getFieldName}
      onGo={build.jumpTo}
      text={t(isInReview(status) ? "mine.text_waiting" : "mine.text")}
    />
  );
}
