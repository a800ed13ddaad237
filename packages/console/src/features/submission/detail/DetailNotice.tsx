// The notice about a build that is not simply on sale. The badge shows its status.
import { useTranslation } from "react-i18next";
import { Notice } from "@lanyard/design-system";
import type { Actor, Submission } from "@lanyard/contract";

interface DetailNoticeProps {
  readonly submission: Submission;
  readonly actor: Actor;
}

export function DetailNotice({ submission, actor }: DetailNoticeProps) {
  const { t } = useTranslation();
  // Administrators read what to do, creators what happens next.
  const text = (key: "waiting_text" | "hidden_text") =>
    t(actor.admin ? `detail.${key}_admin` : `detail.${key}`);
  switch (submission.status) {
    case "waiting_for_review":
      return <Notice tone="info">{text("waiting_text")}</Notice>;
    case "hidden":
      return (
        <Notice tone="warning" title={text("hidden_text")}>
          {t("detail.hidden_effect")}
        </Notice>
      );
    case "rejected":
      // The reason may be empty; then there is nothing to show.
      return (
        submission.rejection_reason && (
          <Notice tone="danger" title={t("review.reason")}>
            <bdi className="block">{submission.rejection_reason}</bdi>
          </Notice>
        )
      );
    case "draft":
      return <Notice tone="info">{t("detail.draft_text")}</Notice>;
    case "superseded":
      return <Notice tone="info">{t("locked.superseded")}</Notice>;
    default:
      return null;
  }
}
