// The creator's actions for the build on the page: withdraw, edit, hide, start a new build.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, LinkButton } from "@lanyard/design-system";
import {
  inProgress,
  movesFrom,
  type Actor,
  type Move,
  type ProductDetail,
} from "@lanyard/contract";
import { ConfirmLater } from "../shared/ConfirmLater.tsx";
import { paths } from "../shared/paths.ts";

export interface OwnerCallbacks {
  /** Back to draft. All of them reject when the server refused. */
  readonly onWithdraw: () => Promise<unknown>;
  readonly onHide: () => Promise<unknown>;
  readonly onAddBuild: () => Promise<unknown>;
}

interface OwnerActionsProps extends OwnerCallbacks {
  readonly detail: ProductDetail;
  readonly actor: Actor;
}

export function OwnerActions({ detail, actor, onWithdraw, onHide, onAddBuild }: OwnerActionsProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState<Move>();
  const [hiding, setHiding] = useState(false);
  const { submission, builds } = detail;
  if (!actor.owner) return null;
  const moves = movesFrom(submission.status, { owner: true, admin: false });
  // A product can have one build in progress: if there is one, the button opens it instead of creating another.
  const openDraft = builds.find(
    ({ status }) => status !== "waiting_for_review" && inProgress.some((open) => open === status),
  );

  const run = async (move: Move, act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(move);
    try {
      await act();
    } catch {
      // A toast shows why.
    } finally {
      setBusy(undefined);
      setHiding(false);
    }
  };
  const button = (move: Move, label: string, onClick: () => void) =>
    moves.includes(move) && (
      <Button
        busy={busy === move}
        busyLabel={t("saving")}
        disabled={busy !== undefined && busy !== move}
        onClick={onClick}
      >
        {label}
      </Button>
    );

  return (
    <>
      {openDraft ? (
        <LinkButton
          intent={openDraft.submission_id === submission.submission_id ? "primary" : "secondary"}
          link={<Link to={paths.build(submission.product_id, openDraft.submission_id)} />}
        >
          {t(
            openDraft.submission_id === submission.submission_id
              ? "detail.edit"
              : "detail.edit_newer",
          )}
        </LinkButton>
      ) : (
        button("add_build", t("detail.new_build"), () => void run("add_build", onAddBuild))
      )}
      {submission.status === "waiting_for_review" &&
        button("cancel", t("detail.withdraw"), () => void run("cancel", onWithdraw))}
      {button("hide", t("detail.hide"), () => setHiding(true))}
      <ConfirmLater
        open={hiding}
        onOpenChange={setHiding}
        title={t("detail.hide_title")}
        confirmLabel={t("detail.hide")}
        cancelLabel={t("cancel")}
        closeLabel={t("close")}
        tone="danger"
        busy={busy === "hide"}
        busyLabel={t("saving")}
        onConfirm={() => void run("hide", onHide)}
      >
        {t("detail.hide_text")}
      </ConfirmLater>
    </>
  );
}
