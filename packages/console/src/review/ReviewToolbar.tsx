// The administrator's toolbar of a build: the decisions that its status allows, and the modal for a rejection.
import { useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import { AdminToolbar } from "@lanyard/design-system";
import { movesFrom, type Status, type UserRole } from "@lanyard/contract";
import { lateModal } from "../shared/late-modal.tsx";
import { useLabel } from "../shared/status.ts";
import { decisions, type Decision, type Verdict } from "./review.queries.ts";

export interface ReviewToolbarProps {
  readonly role: UserRole;
  readonly status: Status;
  /** Resolves when the decision is made, rejects when it is refused. */
  readonly onDecide: (verdict: Verdict) => Promise<unknown>;
  /** Hides the build from the store, which its creator can do as well. */
  readonly onHide: () => void;
}

const RejectModal = lateModal(() => import("./RejectModal.tsx"));

const intents = {
  set_review: "secondary",
  set_ready: "secondary",
  reject: "danger",
  approve: "primary",
  enable: "primary",
} as const satisfies Record<Decision, string>;

export function ReviewToolbar({ role, status, onDecide, onHide }: ReviewToolbarProps) {
  const { t } = useTranslation();
  const label = useLabel();
  const [busy, setBusy] = useState<Decision>();
  const [rejecting, setRejecting] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const focused = useRef(false);
  const before = useRef(status);
  useLayoutEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // The pressed button disappears with the old status: keep the focus in the toolbar.
    if (focused.current && document.activeElement === document.body) bar.current?.focus();
  }, [status]);
  const moves = movesFrom(status, { owner: false, admin: role === "admin" });

  const decide = async (verdict: Verdict) => {
    if (busy) return;
    setBusy(verdict.decision);
    try {
      await onDecide(verdict);
      setRejecting(false);
    } catch {
      // A toast shows why; after a refused rejection the reason stays in the modal.
    } finally {
      setBusy(undefined);
    }
  };
  const hide = moves.includes("hide")
    ? [{ id: "hide", label: t("review.hide"), onSelect: onHide }]
    : [];

  return (
    <>
      <AdminToolbar
        ref={bar}
        tabIndex={-1}
        onFocus={() => (focused.current = true)}
        onBlur={({ relatedTarget }: FocusEvent) => (focused.current = relatedTarget === null)}
        allowed={role === "admin"}
        status={label(status)}
        label={t("review.toolbar")}
        busyLabel={t("saving")}
        busy={busy}
        actions={[
          ...hide,
          ...decisions
            .filter((decision) => moves.includes(decision))
            .map((decision) => ({
              id: decision,
              label: t(`review.${decision}`),
              intent: intents[decision],
              onSelect: () =>
                decision === "reject" ? setRejecting(true) : void decide({ decision }),
            })),
        ]}
      />
      <RejectModal
        open={rejecting && moves.includes("reject")}
        onOpenChange={setRejecting}
        busy={busy === "reject"}
        onReject={(reason) => void decide({ decision: "reject", reason })}
      />
    </>
  );
}
