// The open build of the review desk, with its API calls: reading, claiming, remarking, deciding.
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState, Skeleton, useToast } from "@lanyard/design-system";
import { Part } from "../../components/page/Part.tsx";
import type { Option, QueueEntry } from "@lanyard/contract";
import { DecisionPanel } from "../../features/review/decision/DecisionPanel.tsx";
import {
  ReviewDeskColumns,
  ReviewDeskSkeleton,
} from "../../features/review/desk/ReviewDeskFrame.tsx";
import { ReviewDeskHead } from "../../features/review/desk/ReviewDeskHead.tsx";
import type { ReviewDeskTab } from "../../features/review/desk/review-desk-tabs.ts";
import { ReviewDeskTabs } from "../../features/review/desk/ReviewDeskTabs.tsx";
import {
  claimQuery,
  useClaimBuild,
  useReleaseBuild,
  watchMs,
} from "../../features/review/queue/queue.queries.ts";
import type { BuildPlace } from "../../features/review/queue/queue-view.ts";
import { useKeepClaim } from "../../features/review/desk/useKeepClaim.ts";
import type { RemarkInput } from "../../features/review/remarks/remark-draft.ts";
import { useWriteRemarks } from "../../features/review/remarks/remark.queries.ts";
import { nameOfBuild } from "../../features/review/decision/useDecided.ts";
import { useReason } from "../../features/review/decision/useReason.ts";
import { useUser } from "../../auth/session.tsx";
import { lateModal } from "../../components/late/late-modal.tsx";
import { NotLoaded } from "../../components/page/NotLoaded.tsx";
import { usePageActions } from "../../components/keys/page-actions.ts";
import { paths } from "../../app/paths.ts";
import { TextLink } from "../../components/page/TextLink.tsx";
import { useFieldName } from "../../features/submission/fields/field-name.ts";
import { submissionQuery } from "../../features/submission/submission.queries.ts";
import { DeskPanel } from "./DeskPanel.tsx";
import { DeskRemarks } from "./DeskRemarks.tsx";
import { useOnce } from "../../components/form/useOnce.ts";
import ReviewFindings from "../build/ReviewFindings.tsx";
import { useBuildDecision } from "./useBuildDecision.ts";

const DespiteModal = lateModal(() => import("../../features/preflight/DespiteModal.tsx"));

export interface DeskBuildProps {
  readonly build: BuildPlace;
  /** The build's queue entry; undefined if the loaded pages of the queue do not contain it. */
  readonly entry: QueueEntry | undefined;
  readonly permissions: readonly Option[];
  readonly tab: ReviewDeskTab;
  readonly onTab: (tab: ReviewDeskTab) => void;
  readonly focused: boolean;
  /** On a narrow page, the link back to the queue. */
  readonly back: ReactNode;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  /** Called after a decision, to open the next build. */
  readonly onDecided: () => void;
  /** Called after the decision was undone, to open this build again. */
  readonly onUndone: () => void;
}

export default function DeskBuild(props: DeskBuildProps) {
  const { build, entry, permissions, tab, onTab, focused, back } = props;
  const { onPrevious, onNext, onDecided, onUndone } = props;
  const { t, i18n } = useTranslation("review");
  const user = useUser();
  const { show } = useToast();
  const detail = useQuery({ ...submissionQuery("admin", build), refetchInterval: watchMs });
  const claimed = useQuery(claimQuery(build));
  const take = useClaimBuild(build);
  const release = useReleaseBuild(build);
  const getLabel = useFieldName(detail.data ?? { available_languages: [] });
  const write = useWriteRemarks(build);
  const reason = useReason({ userId: user.id, submissionId: build.submission_id });
  const submission = detail.data?.submission;
  const { isOver, isRemoved, tooLate, ...decision } = useBuildDecision(build, detail, reason, {
    onDecided,
    onUndone,
  });
  const claim = isOver || isRemoved ? undefined : claimed.data?.claim;
  // A failed renewal shows no toast: the next fetch of the claim shows who holds it.
  useKeepClaim(claim, () => take.mutate({ isRepeated: true }));

  const remark = useOnce(async (remarks: RemarkInput[]) => {
    try {
      await write.mutateAsync(remarks);
      reason.clearRemarks();
      show(() => ({ tone: "success", lines: [i18n.t("remark.sent", { ns: "review" })] }));
    } catch {
      // A toast reports the failure, and the input stays.
    }
  });
  const isOpen = submission !== undefined && !isOver && !isRemoved;
  usePageActions(
    isOpen
      ? [
          claim?.mine
            ? { id: "release", label: t("claim.release"), act: () => release.mutate() }
            : { id: "claim", label: t("claim.take"), act: () => take.mutate(undefined) },
          { id: "approve", label: t("decision.approve"), act: decision.approve },
          { id: "reject", label: t("decision.reject"), act: reason.focus },
        ]
      : [],
  );

  const panel = (
    <DecisionPanel
      claim={claim}
      tooLate={tooLate}
      busy={decision.pending}
      reason={reason}
      notes={
        detail.data && (
          // A Suspense of its own, so that loading notes neither hide the build nor take the focus from its name.
          <Part fallback={<Skeleton lines={6} />}>
            <DeskRemarks
              build={build}
              detail={detail.data}
              reason={reason}
              busy={write.isPending ? "remark" : decision.pending && "decision"}
              onRemark={(remarks) => void remark(remarks)}
            />
          </Part>
        )
      }
      findings={isOpen && detail.data && <ReviewFindings detail={detail.data} />}
      onApprove={decision.approve}
      onReject={(text) => void decision.run("reject", { text })}
    />
  );
  const despite = detail.data && submission && (
    <Part>
      <DespiteModal
        open={decision.asking}
        onOpenChange={decision.setAsking}
        name={nameOfBuild(submission)}
        findings={decision.findings}
        getLabel={getLabel}
        busy={decision.pending === "approve"}
        onConfirm={(override) => void decision.run("approve", { override })}
      />
    </Part>
  );
  if (isRemoved)
    return (
      <div className="flex flex-col gap-6">
        {back}
        <EmptyState title={t("decision.gone")} text={t("decision.gone_text")} />
        {(reason.text !== "" || reason.count > 0) && panel}
      </div>
    );
  if (detail.isError && !detail.data)
    return <NotLoaded failure={detail.error} onRetry={() => void detail.refetch()} />;
  if (!detail.data || !submission) return <ReviewDeskSkeleton />;
  return (
    <ReviewDeskColumns
      back={back}
      head={
        <ReviewDeskHead
          submission={submission}
          waiting={isOver ? undefined : entry?.waiting_seconds}
          first={entry && entry.first === 1}
          claim={claim}
          busy={take.isPending || release.isPending}
          onClaim={() => take.mutate(undefined)}
          onRelease={() => release.mutate()}
          focused={focused}
          onPrevious={onPrevious}
          onNext={onNext}
          link={
            <TextLink to={paths.product(build.product_id)} standalone>
              {t("queue.product")}
            </TextLink>
          }
        />
      }
      build={
        <ReviewDeskTabs tab={tab} onTab={onTab}>
          {(open) => (
            <DeskPanel tab={open} build={build} detail={detail.data} permissions={permissions} />
          )}
        </ReviewDeskTabs>
      }
      decision={
        <>
          {panel}
          {despite}
        </>
      }
    />
  );
}
