// The creator's next action for the build on the page: edit, withdraw or start a new build; Back for a hidden or
// rejected build.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { Button, LinkButton } from "@lanyard/design-system";
import {
  inProgress,
  isMovePossible,
  getAllowedMoves,
  type Actor,
  type ProductDetail,
} from "@lanyard/contract";
import { confirmLeave } from "../../../drafts/useLeaveGuard.ts";
import { usePageActions } from "../../../components/keys/page-actions.ts";
import { paths } from "../../../app/paths.ts";
import { useOnce } from "../../../components/form/useOnce.ts";

export interface OwnerCallbacks {
  /** Moves the build back to draft. Both callbacks reject if the server refuses. */
  readonly onWithdraw: () => Promise<unknown>;
  readonly onAddBuild: () => Promise<unknown>;
}

interface OwnerActionsProps extends OwnerCallbacks {
  readonly detail: ProductDetail;
  readonly actor: Actor;
  /** Whether the page's primary action is elsewhere for now. */
  readonly secondary: boolean;
}

export function OwnerActions({
  detail,
  actor,
  secondary,
  onWithdraw,
  onAddBuild,
}: OwnerActionsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const run = useOnce(async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      // The action leaves the page on success, so the button stays busy.
      await act();
    } catch {
      // A toast reports the failure.
      setBusy(false);
    }
  });
  const { submission, builds } = detail;
  const { status, product_id: productId } = submission;
  const moves = getAllowedMoves(status, { owner: actor.owner, admin: false });
  // A product can have only one build in progress: continue it instead of creating another.
  const open = builds.find((build) => inProgress.some((one) => one === build.status));
  const editor = (id: number, label: string) => ({ label, to: paths.build(productId, id) });
  const main = secondary ? "secondary" : "primary";
  const next = () => {
    if (moves.includes("save")) return editor(submission.submission_id, t("detail.edit"));
    if (moves.includes("cancel"))
      return { label: t("detail.withdraw"), intent: "secondary", act: onWithdraw } as const;
    if (!moves.includes("add_build")) return undefined;
    if (!open) return { label: t("detail.new_build"), intent: main, act: onAddBuild } as const;
    // A build in review already has a link at the top of the page.
    return isMovePossible("save", open.status)
      ? editor(open.submission_id, t("detail.edit_newer"))
      : undefined;
  };
  const step = next();
  usePageActions(
    step
      ? [
          {
            id: "next",
            label: step.label,
            act: () =>
              "to" in step ? confirmLeave(() => void navigate(step.to)) : void run(step.act),
          },
        ]
      : [],
  );
  return (
    <>
      {step &&
        ("to" in step ? (
          <LinkButton intent={main} link={<Link to={step.to} />}>
            {step.label}
          </LinkButton>
        ) : (
          <Button
            intent={step.intent}
            busy={busy}
            busyLabel={t("saving")}
            onClick={() => void run(step.act)}
          >
            {step.label}
          </Button>
        ))}
      {(status === "hidden" || status === "rejected") && (
        <LinkButton link={<Link to={paths.products} />}>{t("back")}</LinkButton>
      )}
    </>
  );
}
