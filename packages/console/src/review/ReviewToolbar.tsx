// The administrator's toolbar over a build: the decisions its status allows, and the reason a rejection needs.
import { useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import { AdminToolbar } from "@lanyard/design-system";
import { movesFrom, type Status, type UserRole } from "@lanyard/contract";
import { useLabel } from "../shared/status.ts";
import { RejectModal } from "./RejectModal.tsx";
import { decisions, type Decision, type Verdict } from "./review.queries.ts";

export interface ReviewToolbarProps {
  readonly role: UserRole;
  readonly status: Status;
  /** Resolves when the decision stands, rejects when it was refused. */
  readonly onDecide: (verdict: Verdict) => Promise<unknown>;
  /** Taking the build off the store; the creator may do that too. */
  readonly onHide: () => void;
}

const looks = {
  set_review: "neutral",
  set_ready: "neutral",
  reject: "reject",
  approve: "approve",
  enable: "approve",
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
    // The button that was pressed went with the state it was for: the focus stays in the bar.
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
      // The toast has said why; a refused rejection leaves its reason in the modal.
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
        role={role}
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
              intent: looks[decision],
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
