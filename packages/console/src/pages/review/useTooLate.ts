// Who decided a build of the desk and when, once it is no longer in review.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { HistoryEntry } from "@lanyard/contract";
import type { TooLate } from "../../features/review/decision/DecisionPanel.tsx";
import type { BuildPlace } from "../../features/review/queue/queue-view.ts";
import { formatUpdated } from "../../i18n/format.ts";
import { historyQuery } from "../../features/submission/history.queries.ts";

/** Whether the entry is a status change, not a save. */
const isMove = ({ action }: HistoryEntry) => action !== "save" && action !== "save_offer";

/** Undefined while the build is in review. `isOver`: it is no longer in review; `gone`: it was removed. */
export function useTooLate(
  build: BuildPlace,
  isOver: boolean,
  isRemoved: boolean,
): TooLate | undefined {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const history = useInfiniteQuery({
    ...historyQuery("admin", build.product_id),
    enabled: isOver && !isRemoved,
  });
  if (isRemoved) return { title: t("decision.gone") };
  if (!isOver) return undefined;
  const last = history.data?.pages
    .flatMap(({ output }) => output)
    .find((entry) => String(entry.submission_id) === build.submission_id && isMove(entry));
  if (!last) return { title: t("decision.over") };
  const name = last.actor.name || main(`history.role_${last.actor.role}`);
  return {
    title: main(`history.action_${last.action}`, { name }),
    decidedBy: last.actor.name,
    action: last.action,
    text: [formatUpdated(last.at), last.reason].filter(Boolean).join("\n"),
  };
}
