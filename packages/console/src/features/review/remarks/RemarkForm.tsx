// The form for a remark: the field it is about and its text, which can start from a saved reply.
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button, Select, TextArea, TextField } from "@lanyard/design-system";
import { isBlank, remarkLimits, textLength } from "@lanyard/contract";
import { takesLine, takesPath, type RemarkDraft } from "./remark-draft.ts";

export interface RemarkFormProps {
  readonly draft: RemarkDraft;
  /** The fields of the build. */
  readonly fields: readonly string[];
  readonly getFieldName: (field: string) => string;
  /** The name of the creator's language. */
  readonly language: string;
  readonly busy: boolean;
  readonly onChange: (change: Partial<RemarkDraft>) => void;
  readonly onAdd: () => void;
  readonly onReplies: () => void;
}

const most = remarkLimits.text;

export function RemarkForm(props: RemarkFormProps) {
  const { draft, fields, getFieldName, language, busy, onChange, onAdd, onReplies } = props;
  const { t } = useTranslation("review");
  const [isSubmitted, setIsSubmitted] = useState(false);
  const excess = textLength(draft.text) - most;
  const problem =
    excess > 0
      ? t("remark.too_long", { count: excess, most })
      : isSubmitted && isBlank(draft.text)
        ? t("remark.required")
        : undefined;
  return (
    <div className="flex flex-col gap-4">
      <Select
        label={t("remark.place")}
        options={[
          { value: "", label: t("remark.whole") },
          ...fields.map((field) => ({ value: field, label: getFieldName(field) })),
        ]}
        value={draft.field}
        onChange={(event) => onChange({ field: event.target.value })}
      />
      {takesPath(draft) && (
        <TextField
          label={t("remark.path")}
          hint={t("remark.path_hint")}
          autoComplete="off"
          spellCheck={false}
          maxLength={remarkLimits.path}
          value={draft.path}
          onChange={(event) => onChange({ path: event.target.value })}
        />
      )}
      {takesLine(draft) && (
        <TextField
          label={t("remark.line")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={draft.line}
          onChange={(event) => onChange({ line: event.target.value.replaceAll(/\D/g, "") })}
        />
      )}
      <TextArea
        label={t("remark.text")}
        hint={t("remark.text_hint", { language })}
        rows={4}
        counter={textLength}
        maxLength={most}
        {...(problem !== undefined && { error: problem })}
        value={draft.text}
        onChange={(event) => {
          setIsSubmitted(false);
          onChange({ text: event.target.value });
        }}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          size="sm"
          disabled={busy}
          onClick={() => {
            if (isBlank(draft.text)) setIsSubmitted(true);
            else if (excess <= 0) onAdd();
          }}
        >
          {t("remark.add")}
        </Button>
        <Button size="sm" intent="quiet" disabled={busy} onClick={onReplies}>
          {t("remark.replies")}
        </Button>
      </div>
    </div>
  );
}
