// The administrator's toolbar for a build: the decisions that its status allows, and the modal for a rejection.
import { useLayoutEffect, useRef, useState, type FocusEvent } from "react";
import { useTranslation } from "react-i18next";
import { AdminToolbar } from "@lanyard/design-system";
import { getAllowedMoves, type Status, type UserRole } from "@lanyard/contract";
import { lateModal } from "../../../components/late/late-modal.tsx";
import { usePageActions } from "../../../components/keys/page-actions.ts";
import { usePartMissing } from "../../../components/late/part-missing.ts";
import { decisions, type Decision, type Verdict } from "../review.queries.ts";

export interface ReviewToolbarProps {
  readonly role: UserRole;
  /** The unsent reason is kept on this device under this user and build. */
  readonly userId: number;
  readonly submissionId: number;
  readonly status: Status;
  /** Whether another administrator reviews the build: the decisions then show only on request, as at the desk. */
  readonly claimed?: boolean;
  /** Resolves when the server has accepted the decision, rejects when the server refuses it. */
  readonly onDecide: (verdict: Verdict) => Promise<unknown>;
  /** Hides the build from the store, as its creator can too; rejects when the server refuses it. */
  readonly onHide: () => Promise<unknown>;
}

const RejectModal = lateModal(() => import("./RejectModal.tsx"));

/** The decisions shown as buttons, the main one last; rarer ones are in the menu. */
const intents = {
  reject: "danger",
  approve: "primary",
  enable: "primary",
} as const satisfies Partial<Record<Decision, string>>;
const isButton = (decision: Decision): decision is keyof typeof intents => decision in intents;

export function ReviewToolbar({
  role,
  userId,
  submissionId,
  status,
  claimed = false,
  onDecide,
  onHide,
}: ReviewToolbarProps) {
  const { t } = useTranslation();
  const sayMissing = usePartMissing();
  const [busy, setBusy] = useState<Decision | "hide">();
  const [rejecting, setRejecting] = useState(false);
  const [anyway, setAnyway] = useState(false);
  const isTaken = claimed && !anyway;
  const bar = useRef<HTMLElement>(null);
  const focused = useRef(false);
  const before = useRef(status);
  useLayoutEffect(() => {
    if (before.current === status) return;
    before.current = status;
    // The clicked button disappears with the old status, so the focus moves to the toolbar.
    if (focused.current && document.activeElement === document.body) bar.current?.focus();
  }, [status]);
  const moves = getAllowedMoves(status, { owner: false, admin: role === "admin" });

  const run = async (decision: Decision | "hide", act: () => Promise<unknown>) => {
    if (busy) return;
    setBusy(decision);
    try {
      await act();
      setRejecting(false);
    } catch {
      // A toast shows the error; after a refused rejection the reason stays in the modal.
    } finally {
      setBusy(undefined);
    }
  };
  const decide = (verdict: Verdict) => run(verdict.decision, () => onDecide(verdict));
  const possible = decisions.filter((decision) => moves.includes(decision) && !isTaken);
  const toAction = (decision: Decision) => ({
    id: decision,
    label: t(`review.${decision}`),
    onSelect: () => (decision === "reject" ? setRejecting(true) : void decide({ decision })),
  });
  const hide = moves.includes("hide")
    ? [{ id: "hide", label: t("review.hide"), onSelect: () => void run("hide", onHide) }]
    : [];
  usePageActions(
    [...possible.map(toAction), ...hide].map(({ id, label, onSelect }) => ({
      id,
      label,
      act: onSelect,
    })),
  );

  return (
    <>
      <AdminToolbar
        ref={bar}
        tabIndex={-1}
        onFocus={() => (focused.current = true)}
        onBlur={({ relatedTarget }: FocusEvent) => (focused.current = relatedTarget === null)}
        allowed={role === "admin"}
        label={t("review.toolbar")}
        busyLabel={t("saving")}
        busy={busy}
        actions={
          isTaken
            ? [{ id: "anyway", label: t("review.anyway"), onSelect: () => setAnyway(true) }]
            : possible
                .filter(isButton)
                .map((decision) => ({ ...toAction(decision), intent: intents[decision] }))
        }
        more={{
          label: t("more_actions"),
          onMissing: sayMissing,
          items: [...possible.filter((decision) => !isButton(decision)).map(toAction), ...hide],
        }}
      />
      <RejectModal
        key={submissionId}
        {...{ userId, submissionId }}
        open={rejecting}
        possible={moves.includes("reject")}
        onOpenChange={setRejecting}
        busy={busy === "reject"}
        onReject={(reason) => void decide({ decision: "reject", reason })}
      />
    </>
  );
}
