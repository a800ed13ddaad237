// A reviewer's notes on the open build: earlier remarks, points to tick, and new remarks. The reason of a rejection is
// composed from the points and the new remarks.
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, TextButton } from "@lanyard/design-system";
import {
  languages,
  reviewPointNames,
  type LanguageCode,
  type ProductDetail,
  type Remark,
  type ReviewPoint,
} from "@lanyard/contract";
import { lateModal } from "../../../components/late/late-modal.tsx";
import { useUndo } from "../../../drafts/useUndo.ts";
import { composeReason } from "../decision/compose-reason.ts";
import { EarlierRemarks } from "../remarks/EarlierRemarks.tsx";
import { RemarkDrafts } from "../remarks/RemarkDrafts.tsx";
import { RemarkForm } from "../remarks/RemarkForm.tsx";
import { fieldsOfBuild, placeName, type RemarkInput } from "../remarks/remark-draft.ts";
import type { Replies } from "../remarks/replies.ts";
import { ReviewPoints } from "../decision/ReviewPoints.tsx";
import type { Reason } from "../decision/useReason.ts";

const RepliesModal = lateModal(() => import("../remarks/RepliesModal.tsx"));

export interface ReviewDeskNotesProps {
  readonly detail: ProductDetail;
  /** The creator's language, in which the reason is composed. */
  readonly language: LanguageCode;
  /** Field names: `nameOf` in the reader's language, `nameToCreator` in the creator's. */
  readonly getFieldName: (field: string) => string;
  readonly nameToCreator: (field: string) => string;
  readonly earlier: readonly Remark[];
  readonly reason: Reason;
  readonly replies: Replies;
  /** The request in progress. */
  readonly busy: "remark" | "settle" | "decision" | undefined;
  /** Sends the remarks without a decision. */
  readonly onRemark: (remarks: RemarkInput[]) => void;
  readonly onSettle: (id: number, settled: boolean) => void;
}

const part = "flex flex-col gap-4 border-t border-line pt-4";

/** Leaves out the point about SQL for a build without a database script. */
const listPoints = ({ submission }: ProductDetail): ReviewPoint[] =>
  reviewPointNames.filter((point) => point !== "sql" || submission.db_script_url !== "");

export function ReviewDeskNotes(props: ReviewDeskNotesProps) {
  const { detail, language, getFieldName, nameToCreator, reason, replies, busy } = props;
  const { earlier, onRemark, onSettle } = props;
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  // Does not suspend, for the same reason as `nameToCreator`.
  const { t: toCreator, ready } = useTranslation(["review", "translation"], {
    lng: language,
    useSuspense: false,
  });
  const offerUndo = useUndo();
  const [choosing, setChoosing] = useState(false);
  const { looked, remarks, draft, count, propose } = reason;
  const points = listPoints(detail);
  const composed = composeReason(
    {
      open: points.filter((point) => looked[point] === "bad"),
      remarks: reason.sent().filter(({ text }) => text !== ""),
    },
    {
      point: (point) => toCreator(`point.${point}_reason`),
      place: (remark) => placeName(remark, nameToCreator),
      beside: (remaining) => toCreator("remark.beside", { count: remaining }),
    },
  );
  useEffect(() => {
    if (ready) propose(composed);
  }, [propose, composed, ready]);
  const written = languages.find(({ code }) => code === language);

  return (
    <>
      <EarlierRemarks
        remarks={earlier}
        getFieldName={getFieldName}
        busy={busy !== undefined}
        onSettle={onSettle}
      />
      <ReviewPoints points={points} looked={looked} onLook={reason.look} />
      <section aria-label={t("remark.title")} className={part}>
        <h4 className="text-sm font-semibold">{t("remark.title")}</h4>
        <RemarkDrafts
          drafts={remarks}
          getFieldName={getFieldName}
          onChange={(index) => reason.change(index)}
          onRemove={(index) => offerUndo(t("remark.removed"), reason.remove(index))}
        />
        <RemarkForm
          draft={draft}
          fields={fieldsOfBuild(detail)}
          getFieldName={getFieldName}
          language={written?.name ?? language}
          busy={busy !== undefined}
          onChange={reason.begin}
          onAdd={reason.add}
          onReplies={() => setChoosing(true)}
        />
        {count > 0 && (
          <>
            <Button
              busy={busy === "remark"}
              busyLabel={main("saving")}
              disabled={busy !== undefined && busy !== "remark"}
              onClick={() => onRemark(reason.sent())}
            >
              {t("remark.send")}
            </Button>
            <p className="text-xs text-ink-muted">{t("remark.goes_with")}</p>
          </>
        )}
      </section>
      {ready && reason.isOwn && composed !== "" && composed !== reason.text && (
        <p className="text-sm">
          <TextButton onClick={() => offerUndo(t("remark.composed"), reason.replace(composed))}>
            {t("remark.compose")}
          </TextButton>
        </p>
      )}
      <RepliesModal
        open={choosing}
        onOpenChange={setChoosing}
        field={draft.field}
        language={language}
        {...replies}
        onInsert={(text) => {
          reason.begin({ text: draft.text === "" ? text : `${draft.text}\n\n${text}` });
          setChoosing(false);
        }}
      />
    </>
  );
}
