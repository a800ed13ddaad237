// The decision on a build: its call, the findings that it has to be made in spite of, and what became of it when the
// answer was lost or somebody else was faster.
import { useState } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { isInReview, type Finding, type ProductDetail } from "@lanyard/contract";
import { isNotFound } from "../../api/changeable.ts";
import { CallFailure } from "../../api/send.ts";
import { useUser } from "../../auth/session.tsx";
import { useOnce } from "../../components/form/useOnce.ts";
import { nameOfBuild, useDecided } from "../../features/review/decision/useDecided.ts";
import type { useReason } from "../../features/review/decision/useReason.ts";
import type { BuildPlace } from "../../features/review/queue/queue-view.ts";
import { useDecide } from "../../features/review/review.queries.ts";
import { selectWarnings } from "../build/warning-findings.ts";
import { useTooLate } from "./useTooLate.ts";
import { useUnanswered, type Verdict } from "./useUnanswered.ts";

interface DecisionInput {
  /** The reason of a rejection. */
  readonly text?: string;
  /** Why the build goes on sale although a finding stops it. */
  readonly override?: string;
}

interface Outcome {
  readonly onDecided: () => void;
  readonly onUndone: () => void;
}

export function useBuildDecision(
  build: BuildPlace,
  detail: UseQueryResult<ProductDetail>,
  reason: ReturnType<typeof useReason>,
  { onDecided, onUndone }: Outcome,
) {
  const user = useUser();
  const decide = useDecide(build);
  const say = useDecided();
  const [deciding, setDeciding] = useState<Verdict>();
  const submission = detail.data?.submission;
  const isRemoved = isNotFound(detail.error);
  const isOver = submission !== undefined && !isInReview(submission.status);
  // The reader's own decision is not reported as somebody else's.
  const tooLate = useTooLate(build, isOver && !deciding, isRemoved);

  const finish = (decision: Verdict) => {
    const keepAgain = reason.forget();
    say({
      decision,
      build,
      name: submission ? nameOfBuild(submission) : "",
      // What was written is there again.
      onUndone: () => void keepAgain().then(onUndone),
    });
    onDecided();
  };
  const noteUnanswered = useUnanswered(tooLate, user.username, finish);

  const warnings = selectWarnings(detail.data?.preflight?.findings);
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [asking, setAsking] = useState(false);
  const ask = (newFindings: readonly Finding[]) => {
    setFindings(newFindings);
    setAsking(true);
  };
  const run = useOnce(async (decision: Verdict, { text, override }: DecisionInput = {}) => {
    if (deciding) return;
    setDeciding(decision);
    try {
      await decide.mutateAsync({
        decision,
        remarks: reason.sent(),
        ...(text !== undefined && { reason: text }),
        ...(override !== undefined && { override }),
      });
      setAsking(false);
      finish(decision);
    } catch (error) {
      // A toast reports the failure, and the input stays.
      setDeciding(undefined);
      if (!(error instanceof CallFailure)) return;
      // The build was checked only now, or again.
      if (error.findings) ask(selectWarnings(error.findings));
      if (error.status !== 0) return;
      noteUnanswered(decision);
      void detail.refetch();
    }
  });
  const approve = () => (warnings.length > 0 ? ask(warnings) : void run("approve"));
  return {
    isOver,
    isRemoved,
    tooLate,
    /** The decision whose call is running. */
    pending: deciding,
    run,
    approve,
    /** Whether the findings are shown, with the question why to approve in spite of them. */
    asking,
    setAsking,
    findings,
  };
}
