// The notice that a form contains restored input: when it was entered, whether a file was lost, and a button to discard
// it.
import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button, Notice } from "@lanyard/design-system";
import { clockStyle } from "../i18n/format.ts";
import { useReader } from "../i18n/reader.ts";
import { useUndo } from "./useUndo.ts";
import type { RestoredEdits } from "./useStoredEdits.ts";

interface KeptNoticeProps {
  /** The restored input has been saved automatically since. */
  readonly saved?: boolean | undefined;
  readonly restored: RestoredEdits | undefined;
  /** Removes the input from the form; returns a function that puts it back. */
  readonly onDiscard: () => () => void;
  readonly className?: string;
}

export function KeptNotice({ saved = false, restored, onDiscard, className }: KeptNoticeProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const offerUndo = useUndo();
  if (!restored) return null;
  const entered = new Date(restored.at);
  const write = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(reader, format).format(entered);
  const time = write(clockStyle);
  const files = new Intl.ListFormat(reader).format(restored.lost);
  const discard = ({ currentTarget }: MouseEvent) => {
    const around = currentTarget.closest<HTMLElement>("[role=dialog], main");
    const restoreEdits = onDiscard();
    // The button unmounts with the notice, so the focus moves to the dialog or page.
    around?.focus();
    offerUndo(t(saved ? "kept.reverted" : "kept.discarded"), restoreEdits);
  };
  return (
    <Notice
      tone={restored.lost.length > 0 ? "warning" : "info"}
      role="status"
      className={className}
      action={
        <Button size="sm" onClick={discard}>
          {t(saved ? "kept.revert" : "kept.discard")}
        </Button>
      }
    >
      {restored.isToday
        ? t(saved ? "kept.saved_today" : "kept.back_today", { time })
        : t(saved ? "kept.saved" : "kept.back", {
            time,
            date: write({ day: "numeric", month: "long" }),
          })}
      {restored.lost.length > 0 && `\n${t("kept.lost", { files })}`}
    </Notice>
  );
}
