// The save state in the editor's bar: unsaved changes, progress, failure.
import { useTranslation } from "react-i18next";
import { Button, ProgressBar } from "@lanyard/design-system";
import { clockStyle } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import { useBuild, useEntered } from "../editor/build-context.ts";

interface SaveTextProps {
  readonly text: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** A conflict, with a button that resolves it. */
function SaveText({ text, action, onAction }: SaveTextProps) {
  return (
    <span className="inline-flex items-center justify-end gap-3 max-sm:flex-wrap max-sm:justify-start">
      <span role="status" className="text-warning">
        {text}
      </span>
      <Button size="sm" onClick={onAction}>
        {action}
      </Button>
    </span>
  );
}

export function SaveState({ onChoose }: { readonly onChoose: () => void }) {
  const { t } = useTranslation();
  const reader = useReader();
  const { build, state, detail } = useBuild();
  const languages = useEntered("languages");
  const { step } = state;
  if (step === "conflict")
    return state.question ? (
      <span>{t("build.save_other")}</span>
    ) : (
      <SaveText
        text={t("build.save_conflict")}
        action={t("build.save_choose")}
        onAction={onChoose}
      />
    );
  // Save and Send, beside it, try again.
  if (step === "failed" && state.byHand)
    return (
      <span role="alert" className="text-danger">
        {t("build.save_failed")}
      </span>
    );
  if (step === "saving") {
    if (state.uploads.length === 0)
      return state.review ? <span role="status">{t("build.checking")}</span> : null;
    const percent = new Intl.NumberFormat(reader, { style: "percent" }).format(state.fraction);
    return (
      <div className="flex flex-col gap-1.5 sm:ms-auto sm:max-w-80">
        <span className="flex justify-between gap-4 tabular-nums">
          <span>{t(state.fraction < 1 ? "build.uploading" : "build.checking")}</span>
          <span>{percent}</span>
        </span>
        <ProgressBar label={t("build.uploading")} value={state.fraction} />
      </div>
    );
  }
  if (languages.length === 0)
    return (
      <span className={build.getError("languages") && "text-danger"}>{t("language.required")}</span>
    );
  if (step === "autosaving") return <span>{t("saving")}</span>;
  if (step === "offline") return <span role="status">{t("build.save_offline")}</span>;
  if (step === "failed") return <span className="text-danger">{t("build.save_failed")}</span>;
  if (step === "editing") {
    const isRejected = detail.submission.status === "rejected";
    return <span>{t(isRejected ? "build.unsaved_rejected" : "build.unsaved")}</span>;
  }
  if (state.savedAt === undefined) return null;
  const time = new Intl.DateTimeFormat(reader, clockStyle).format(state.savedAt);
  return <span>{t("build.saved_at", { time })}</span>;
}
