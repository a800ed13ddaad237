// One remark as the creator reads it: its field, its text, the creator's answer, and whether it is done.
import { useTranslation } from "react-i18next";
import { Button, Checkbox, TextButton, TextField } from "@lanyard/design-system";
import { isBlank, remarkLimits, textLength, type Remark } from "@lanyard/contract";
import { placeName } from "./remark-draft.ts";
import type { Answers } from "./useAnswers.ts";

export interface RemarkItemProps {
  readonly remark: Remark;
  readonly getFieldName: (field: string) => string;
  readonly answers: Answers;
  /** False for readers who cannot answer. */
  readonly canAnswer: boolean;
  readonly busy: boolean;
  /** Focuses the field; undefined where there is no form. */
  readonly onGo: ((field: string) => void) | undefined;
  /** Resolves when the answer is stored. */
  readonly onAnswer: (id: number, answer: string) => Promise<unknown>;
  readonly onTick: (id: number, isDone: boolean) => void;
}

/** Element id of a remark in the list, to which the note beside a field links. */
export const remarkAnchor = (id: number) => `remark-${id}`;

export function RemarkItem(props: RemarkItemProps) {
  const { remark, getFieldName, answers, canAnswer, busy, onGo, onAnswer, onTick } = props;
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const { remark_id: id, field, text, answer } = remark;
  const place = placeName(remark, getFieldName) || t("remark.whole");
  const isDone = remark.done_at !== null;
  const written = answers.of(id);
  return (
    <li id={remarkAnchor(id)} tabIndex={-1} className="flex flex-col gap-2 py-4 text-sm last:pb-0">
      <p className="font-medium wrap-anywhere">
        {onGo && field !== "" ? (
          <TextButton aria-label={t("mine.go", { place })} onClick={() => onGo(field)}>
            {place}
          </TextButton>
        ) : (
          place
        )}
      </p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {text}
      </p>
      {answer !== "" && written === undefined && (
        <p className="border-s-2 border-line-strong ps-3 wrap-anywhere">
          <span className="text-ink-muted">{t("mine.answer_yours")}</span> <bdi>{answer}</bdi>
        </p>
      )}
      {canAnswer && (
        <>
          {(answer === "" || written !== undefined) && (
            <AnswerField
              text={written ?? ""}
              label={t("mine.answer_of", { place })}
              sendLabel={t("mine.answer_send_of", { place })}
              busy={busy}
              onChange={(next) => answers.write(id, next)}
              onSend={() =>
                void onAnswer(id, written ?? "").then(
                  () => answers.end(id),
                  // A toast shows the error; the text stays in the field.
                  () => undefined,
                )
              }
              onCancel={answer === "" ? undefined : () => answers.end(id)}
              cancel={main("cancel")}
            />
          )}
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Checkbox
              label={t("mine.done")}
              aria-label={t("mine.done_place", { place })}
              checked={isDone}
              disabled={busy}
              onCheckedChange={(isOn) => onTick(id, isOn)}
            />
            {answer !== "" && written === undefined && (
              <TextButton disabled={busy} onClick={() => answers.write(id, answer)}>
                {t("mine.answer_change")}
              </TextButton>
            )}
          </div>
        </>
      )}
      {!canAnswer && isDone && <p className="text-ink-muted">{t("mine.done")}</p>}
    </li>
  );
}

interface AnswerFieldProps {
  readonly text: string;
  readonly label: string;
  readonly sendLabel: string;
  readonly busy: boolean;
  readonly onChange: (text: string) => void;
  readonly onSend: () => void;
  readonly onCancel: (() => void) | undefined;
  readonly cancel: string;
}

function AnswerField({
  text,
  label,
  sendLabel,
  busy,
  onChange,
  onSend,
  onCancel,
  cancel,
}: AnswerFieldProps) {
  const { t } = useTranslation("review");
  const excess = textLength(text) - remarkLimits.answer;
  const waits = isBlank(text) || excess > 0;
  const send = () => {
    if (!waits && !busy) onSend();
  };
  return (
    <div className="flex flex-wrap items-start gap-3">
      <TextField
        className="min-w-48 flex-1"
        label={label}
        labelHidden
        placeholder={t("mine.answer")}
        autoComplete="off"
        value={text}
        {...(excess > 0 && {
          error: t("mine.too_long", { count: excess, most: remarkLimits.answer }),
        })}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          // Without this, Enter would submit the form around the field.
          event.preventDefault();
          send();
        }}
      />
      <Button aria-label={sendLabel} aria-disabled={waits} disabled={busy} onClick={send}>
        {t("mine.answer_send")}
      </Button>
      {onCancel && (
        <Button intent="quiet" disabled={busy} onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </div>
  );
}
