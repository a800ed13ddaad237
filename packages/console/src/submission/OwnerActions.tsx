// The creator's next step with the build on the page: edit, withdraw, start a new build; Back where there is none.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, LinkButton } from "@lanyard/design-system";
import {
  inProgress,
  leavesFrom,
  movesFrom,
  type Actor,
  type ProductDetail,
} from "@lanyard/contract";
import { paths } from "../shared/paths.ts";
import { useOnce } from "../shared/useOnce.ts";

export interface OwnerCallbacks {
  /** Back to draft. Both reject when the server refused. */
  readonly onWithdraw: () => Promise<unknown>;
  readonly onAddBuild: () => Promise<unknown>;
}

interface OwnerActionsProps extends OwnerCallbacks {
  readonly detail: ProductDetail;
  readonly actor: Actor;
}

export function OwnerActions({ detail, actor, onWithdraw, onAddBuild }: OwnerActionsProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const run = useOnce(async (act: () => Promise<unknown>) => {
    setBusy(true);
    try {
      // After it the page is left: a second click finds the button busy.
      await act();
    } catch {
      // A toast shows why.
      setBusy(false);
    }
  });
  const { submission, builds } = detail;
  const { status, product_id: productId } = submission;
  const moves = movesFrom(status, { owner: actor.owner, admin: false });
  // A product can have one build in progress: it is continued instead of creating another.
  const open = builds.find((build) => inProgress.some((one) => one === build.status));
  const editor = (id: number, label: string) => (
    <LinkButton intent="primary" link={<Link to={paths.build(productId, id)} />}>
      {label}
    </LinkButton>
  );
  const button = (intent: "primary" | "secondary", label: string, act: () => Promise<unknown>) => (
    <Button intent={intent} busy={busy} busyLabel={t("saving")} onClick={() => void run(act)}>
      {label}
    </Button>
  );
  const next = () => {
    if (moves.includes("save")) return editor(submission.submission_id, t("detail.edit"));
    if (moves.includes("cancel")) return button("secondary", t("detail.withdraw"), onWithdraw);
    if (!moves.includes("add_build")) return null;
    if (!open) return button("primary", t("detail.new_build"), onAddBuild);
    // The build in review is a link above already.
    return leavesFrom("save", open.status) && editor(open.submission_id, t("detail.edit_newer"));
  };
  return (
    <>
      {next()}
      {(status === "hidden" || status === "rejected") && (
        <LinkButton link={<Link to={paths.products} />}>{t("back")}</LinkButton>
      )}
    </>
  );
}
