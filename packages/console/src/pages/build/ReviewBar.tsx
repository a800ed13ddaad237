// The administrator's toolbar with its API calls, for the product's page and the editor.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useState } from "react";
import { useToast } from "@lanyard/design-system";
import { isInReview, getAllowedMoves, type Finding, type ProductDetail } from "@lanyard/contract";
import type { ClaimLineProps } from "../../features/review/desk/ClaimLine.tsx";
import {
  claimQuery,
  useClaimBuild,
  useReleaseBuild,
} from "../../features/review/queue/queue.queries.ts";
import { useKeepClaim } from "../../features/review/desk/useKeepClaim.ts";
import { ReviewToolbar } from "../../features/review/decision/ReviewToolbar.tsx";
import { useDecide, type Verdict } from "../../features/review/review.queries.ts";
import { nameOfBuild, useDecided } from "../../features/review/decision/useDecided.ts";
import { keepReason } from "../../features/review/decision/stored-reason.ts";
import { lateModal } from "../../components/late/late-modal.tsx";
import { latePart } from "../../components/late/late-part.tsx";
import { CallFailure } from "../../api/send.ts";
import { useFieldName } from "../../features/submission/fields/field-name.ts";
import { selectWarnings } from "./warning-findings.ts";
import { useUser } from "../../auth/session.tsx";
import { useHideBuild } from "../../features/submission/submission.queries.ts";

const longEnoughMs = 15_000;

const DespiteModal = lateModal(() => import("../../features/preflight/DespiteModal.tsx"));
const ReviewFindings = latePart<{ readonly detail: ProductDetail }>(
  () => import("./ReviewFindings.tsx"),
);

const ReviewClaim = latePart<ClaimLineProps>(() => import("./ReviewClaim.tsx"));

/** The decisions with which a build goes on sale. */
const goesOnSale = ({ decision }: Verdict) => decision === "approve" || decision === "set_ready";

/** A decision that waits for an answer about the findings of the check. */
interface Pending {
  readonly verdict: Verdict;
  readonly findings: readonly Finding[];
}

export function ReviewBar({ detail }: { readonly detail: ProductDetail }) {
  const { submission, preflight } = detail;
  const { i18n } = useTranslation();
  const { id, role } = useUser();
  const { show } = useToast();
  const build = {
    product_id: String(submission.product_id),
    submission_id: String(submission.submission_id),
  };
  const decide = useDecide(build);
  const hide = useHideBuild(role, build);
  const say = useDecided();
  const waits = role === "admin" && isInReview(submission.status);
  const claimed = useQuery({ ...claimQuery(build), enabled: waits });
  const claim = waits ? claimed.data?.claim : undefined;
  const take = useClaimBuild(build);
  const release = useReleaseBuild(build);
  // A failed renewal shows no toast: the next fetch of the claim shows who holds it.
  useKeepClaim(claim, () => take.mutate({ isRepeated: true }));
  const name = nameOfBuild(submission);

  const getLabel = useFieldName(detail);
  const [pending, setPending] = useState<Pending>();
  const [asking, setAsking] = useState(false);
  const ask = (verdict: Verdict, findings: readonly Finding[]) => {
    setPending({ verdict, findings });
    setAsking(true);
  };

  const decideNow = async (verdict: Verdict) => {
    try {
      await decide.mutateAsync(verdict);
    } catch (failure) {
      // The build was checked only now, or again.
      if (failure instanceof CallFailure && failure.findings)
        ask(verdict, selectWarnings(failure.findings));
      throw failure;
    }
    const { decision, reason = "" } = verdict;
    if (decision === "approve" || decision === "reject")
      say({
        decision,
        build,
        name,
        onUndone: () => void keepReason({ userId: id, submissionId: build.submission_id }, reason),
      });
    else show(() => ({ tone: "success", lines: [i18n.t(`review.done_${decision}`)] }));
  };
  const onDecide = async (verdict: Verdict) => {
    const warnings = goesOnSale(verdict) ? selectWarnings(preflight?.findings) : [];
    if (warnings.length > 0) ask(verdict, warnings);
    else await decideNow(verdict);
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

  const decides = getAllowedMoves(submission.status, { owner: false, admin: role === "admin" });
  return (
    <>
      <ReviewToolbar
        role={role}
        userId={id}
        submissionId={submission.submission_id}
        status={submission.status}
        claimed={claim?.mine === 0}
        onDecide={onDecide}
        onHide={onHide}
      />
      {waits && (
        <ReviewClaim
          claim={claim}
          busy={take.isPending || release.isPending}
          onClaim={() => take.mutate(undefined)}
          onRelease={() => release.mutate()}
        />
      )}
      {decides.includes("set_ready") && <ReviewFindings detail={detail} />}
      {pending && (
        <DespiteModal
          key={submission.submission_id}
          open={asking}
          onOpenChange={setAsking}
          name={name}
          findings={pending.findings}
          getLabel={getLabel}
          busy={decide.isPending}
          onConfirm={(override) =>
            void decideNow({ ...pending.verdict, override }).then(
              () => setAsking(false),
              // A toast reports the failure, and the reason stays in the modal.
              () => undefined,
            )
          }
        />
      )}
    </>
  );
}
