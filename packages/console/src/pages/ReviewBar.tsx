// The administrator's toolbar with its API calls, for the product's page and the editor.
import { useTranslation } from "react-i18next";
import { useToast } from "@lanyard/design-system";
import type { Submission } from "@lanyard/contract";
import { ReviewToolbar } from "../review/ReviewToolbar.tsx";
import { useDecide, type Verdict } from "../review/review.queries.ts";
import { useUser } from "../session/session.tsx";
import { useHideBuild } from "../submission/submission.queries.ts";

const longEnoughMs = 15_000;

export function ReviewBar({ submission }: { readonly submission: Submission }) {
  const { i18n } = useTranslation();
  const { id, role } = useUser();
  const { show } = useToast();
  const build = {
    product_id: String(submission.product_id),
    submission_id: String(submission.submission_id),
  };
  const decide = useDecide(build);
  const hide = useHideBuild(role, build);

  const onDecide = async (verdict: Verdict) => {
    await decide.mutateAsync(verdict);
    show(() => ({ tone: "success", lines: [i18n.t(`review.done_${verdict.decision}`)] }));
  };
  // No confirmation: an administrator can undo it from the toast and from the toolbar.
  const onHide = async () => {
    await hide.mutateAsync();
    show(() => ({
      tone: "success",
      title: i18n.t("detail.hidden_done"),
      lines: [i18n.t("detail.hidden_effect")],
      action: {
        label: i18n.t("review.enable"),
        // A toast reports a failure.
        onSelect: () => void onDecide({ decision: "enable" }).catch(() => undefined),
      },
      duration: longEnoughMs,
    }));
  };

  return (
    <ReviewToolbar
      role={role}
      userId={id}
      submissionId={submission.submission_id}
      status={submission.status}
      onDecide={onDecide}
      onHide={onHide}
    />
  );
}
