// The remarks on a build with their API calls, for its creator.
import { useQuery } from "@tanstack/react-query";
import type { Remark } from "@lanyard/contract";
import type { BuildPlace } from "../../features/review/queue/queue-view.ts";
import { remarksQuery, useAnswerRemark } from "../../features/review/remarks/remark.queries.ts";
import { useAnswers } from "../../features/review/remarks/useAnswers.ts";
import { useUser } from "../../auth/session.tsx";

/** A constant, so that it is the same array on every render. */
const none: readonly Remark[] = [];

/** `ownerId`: the creator; only the creator can answer. */
export function useRemarks(build: BuildPlace, ownerId: number) {
  const { id, role } = useUser();
  const canAnswer = id === ownerId;
  const list = useQuery(remarksQuery(role, build));
  const answer = useAnswerRemark(role, build);
  const answers = useAnswers({
    userId: canAnswer ? id : undefined,
    productId: build.product_id,
  });
  return {
    /** Empty while loading or after a failure, which a toast reports. */
    remarks: list.data?.remarks ?? none,
    isThere: list.data !== undefined,
    answers,
    canAnswer,
    busy: answer.isPending,
    onAnswer: (remark: number, text: string) =>
      answer.mutateAsync({ id: remark, body: { answer: text } }),
    onTick: (remark: number, isDone: boolean) =>
      answer.mutate({ id: remark, body: { done: isDone } }),
  };
}
