// What the bar of the editor says of the save: what is unsaved, how far it is, that it failed.
import { useTranslation } from "react-i18next";
import { Button, ProgressBar } from "@lanyard/design-system";
import { useReader } from "../shared/reader.ts";
import { useBuild, useEntered } from "./build-context.ts";

export function SaveState({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const reader = useReader();
  const { build, saving } = useBuild();
  const languages = useEntered("languages");
  const { state } = saving;
  if (state.step === "failed")
    return (
      <span className="inline-flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
        <span role="alert" className="text-danger">
          {t("build.save_failed")}
        </span>
        <Button size="sm" onClick={onRetry}>
          {t("action.retry")}
        </Button>
      </span>
    );
  if (state.step === "saving") {
    if (state.uploads.length === 0) return null;
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
  if (languages.length === 0) return <span className="text-danger">{t("language.required")}</span>;
  return build.isDirty ? <span>{t("build.unsaved")}</span> : null;
}
