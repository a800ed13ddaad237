// The administrator's toolbar with its calls, for the product's page and the editor.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { Submission } from "@lanyard/contract";
import { ReviewToolbar } from "../review/ReviewToolbar.tsx";
import { useDecide, type Verdict } from "../review/review.queries.ts";
import { useRole } from "../session/session.tsx";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import { useHideBuild } from "../submission/submission.queries.ts";

export function ReviewBar({ submission }: { readonly submission: Submission }) {
  const { t } = useTranslation();
  const role = useRole();
  const { show } = useToast();
  const [hiding, setHiding] = useState(false);
  const build = {
    product_id: String(submission.product_id),
    submission_id: String(submission.submission_id),
  };
  const decide = useDecide(build);
  const hide = useHideBuild(role, build);
  const showSuccess = (line: string) => show({ tone: "success", lines: [line] });

  const onDecide = async (verdict: Verdict) => {
    await decide.mutateAsync(verdict);
    showSuccess(t(`review.done_${verdict.decision}`));
  };
  const onHide = () => {
    if (hide.isPending) return;
    hide.mutate(undefined, {
      onSuccess: () => showSuccess(t("detail.hidden_done")),
      onSettled: () => setHiding(false),
    });
  };

  return (
    <>
      <ReviewToolbar
        role={role}
        status={submission.status}
        onDecide={onDecide}
        onHide={() => setHiding(true)}
      />
      <ConfirmLater
        open={hiding}
        onOpenChange={setHiding}
        title={t("detail.hide_title")}
        confirmLabel={t("review.hide")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        tone="danger"
        busy={hide.isPending}
        busyLabel={t("saving")}
        onConfirm={onHide}
      >
        {t("detail.hide_text")}
      </ConfirmLater>
    </>
  );
}
