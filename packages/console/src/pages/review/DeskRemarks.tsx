// The notes on the desk's open build, with their API calls: earlier remarks and saved replies.
import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "@lanyard/design-system";
import type { LanguageCode, ProductDetail, Remark, Reply } from "@lanyard/contract";
import {
  ReviewDeskNotes,
  type ReviewDeskNotesProps,
} from "../../features/review/desk/ReviewDeskNotes.tsx";
import type { BuildPlace } from "../../features/review/queue/queue-view.ts";
import {
  remarksQuery,
  repliesQuery,
  useRemoveReply,
  useSaveReply,
  useSettleRemark,
} from "../../features/review/remarks/remark.queries.ts";
import { watchMs } from "../../features/review/queue/queue.queries.ts";
import { useUser } from "../../auth/session.tsx";
import { useFieldName } from "../../features/submission/fields/field-name.ts";

export interface DeskRemarksProps extends Pick<ReviewDeskNotesProps, "reason" | "onRemark"> {
  readonly build: BuildPlace;
  readonly detail: ProductDetail;
  readonly busy: "remark" | "decision" | undefined;
}

export function DeskRemarks({ build, ...noted }: DeskRemarksProps) {
  const list = useQuery({
    ...remarksQuery("admin", build),
    // Poll, because another administrator or the creator may write at the same time.
    refetchInterval: watchMs,
    meta: { repeats: true },
  });
  const { data: replies } = useQuery(repliesQuery());
  if (!list.data) return list.isError ? null : <Skeleton lines={6} />;
  const { language, remarks } = list.data;
  return (
    <Loaded {...noted} build={build} language={language} earlier={remarks} replies={replies} />
  );
}

interface LoadedProps extends DeskRemarksProps {
  readonly language: LanguageCode;
  readonly earlier: readonly Remark[];
  readonly replies: readonly Reply[] | undefined;
}

function Loaded(props: LoadedProps) {
  const { build, detail, language, earlier, replies, reason, busy, onRemark } = props;
  const { id } = useUser();
  const save = useSaveReply();
  const remove = useRemoveReply();
  const settle = useSettleRemark(build);
  return (
    <ReviewDeskNotes
      detail={detail}
      language={language}
      getFieldName={useFieldName(detail)}
      nameToCreator={useFieldName(detail, language)}
      earlier={earlier}
      reason={reason}
      replies={{
        userId: id,
        replies,
        onSave: (reply) => save.mutateAsync(reply),
        onRemove: (reply) => remove.mutateAsync(reply),
      }}
      busy={busy ?? (settle.isPending ? "settle" : undefined)}
      onRemark={onRemark}
      onSettle={(remark, settled) => settle.mutate({ id: remark, settled })}
    />
  );
}
