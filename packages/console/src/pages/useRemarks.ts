// The remarks about a build with their calls, for its creator.
import { useQuery } from "@tanstack/react-query";
import type { Remark } from "@lanyard/contract";
import type { BuildPlace } from "../review/queue-view.ts";
import { remarksQuery, useAnswerRemark } from "../review/remark.queries.ts";
import { useAnswers } from "../review/useAnswers.ts";
import { useUser } from "../session/session.tsx";

/** The same at each render. */
const none: readonly Remark[] = [];

/** `ownerId`: the creator, who alone answers. */
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
    /** Empty while they are on the way; a toast says why they did not come. */
    remarks: list.data?.remarks ?? none,
    isThere: list.data !== undefined,
    answers,
    canAnswer,
    busy: answer.isPending,
    onAnswer: (remark: number, text: string) =>
      answer.mutateAsync({ id: remark, body: { answer: text } }),
    onTick: (remark: number, done: boolean) => answer.mutate({ id: remark, body: { done } }),
  };
}
