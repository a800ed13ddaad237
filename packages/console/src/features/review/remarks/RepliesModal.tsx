// The saved replies: a reviewer inserts one into a remark; administrators add, change and remove them, in every
// language.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, EmptyState, Modal, Skeleton } from "@lanyard/design-system";
import {
  languages,
  findReviewPoint,
  replySubjects,
  type LanguageCode,
  type Reply,
  type ReplySubject,
} from "@lanyard/contract";
import { useReader } from "../../../i18n/reader.ts";
import { ReplyForm } from "./ReplyForm.tsx";
import { ReplyRow } from "./ReplyRow.tsx";
import type { Replies } from "./replies.ts";

export interface RepliesModalProps extends Replies {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** The field of the remark: replies about it come first. */
  readonly field: string;
  /** The language of the inserted text. */
  readonly language: LanguageCode;
  readonly onInsert: (text: string) => void;
}

/** Replies about the field come first, then the rest in the order of the points. */
function inOrder(replies: readonly Reply[], field: string): Reply[] {
  const first: ReplySubject = findReviewPoint(field) ?? "general";
  const rank = ({ about }: Reply) => (about === first ? -1 : replySubjects.indexOf(about));
  return replies.toSorted((one, other) => rank(one) - rank(other));
}

export default function RepliesModal(props: RepliesModalProps) {
  const { userId, replies, onSave, onRemove, open, onOpenChange, field, language, onInsert } =
    props;
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const reader = useReader();
  /** The reply being edited; null for a new one, undefined for none. */
  const [editing, setEditing] = useState<Reply | null>();
  const name = languages.find(({ code }) => code === language)?.name ?? language;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => {
        if (!next) setEditing(undefined);
        onOpenChange(next);
      }}
      size="lg"
      title={t("reply.title")}
      description={t("reply.text", { language: name })}
      closeLabel={main("close")}
      footer={
        editing === undefined && <Button onClick={() => setEditing(null)}>{t("reply.new")}</Button>
      }
    >
      {editing !== undefined ? (
        <ReplyForm
          key={editing?.reply_id ?? "new"}
          userId={userId}
          // Takes the reply from the list, because another administrator may have changed it meanwhile.
          reply={replies?.find(({ reply_id: id }) => id === editing?.reply_id) ?? editing}
          onSave={onSave}
          onClose={() => setEditing(undefined)}
        />
      ) : replies === undefined ? (
        <div role="status" aria-busy="true" aria-label={main("loading")}>
          <Skeleton lines={6} />
        </div>
      ) : replies.length === 0 ? (
        <EmptyState title={t("reply.none")} text={t("reply.none_text")} />
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {inOrder(replies, field).map((reply) => (
            <ReplyRow
              key={reply.reply_id}
              reply={reply}
              reader={reader}
              onInsert={() => onInsert(reply.texts[language])}
              onEdit={() => setEditing(reply)}
              onRemove={() => onRemove(reply.reply_id)}
            />
          ))}
        </ul>
      )}
    </Modal>
  );
}
