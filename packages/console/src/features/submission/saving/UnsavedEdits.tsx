// Edits from an editor that can no longer save them: to read and copy, kept on this device until the user discards
// them.
import { useTranslation } from "react-i18next";
import { Button, CopyButton } from "@lanyard/design-system";
import { clockStyle } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import type { BuildChoices } from "../editor/build-context.ts";
import type { BuildEdits } from "./edited.ts";
import { toEditTexts } from "./edit-texts.ts";
import { useFieldName } from "../fields/field-name.ts";

export interface UnsavedEditsProps {
  readonly edits: BuildEdits;
  /** When they were last changed, in ms since the epoch. */
  readonly time: number;
  readonly choices: Partial<BuildChoices>;
  readonly onDiscard: () => void;
}

export default function UnsavedEdits({ edits, time, choices, onDiscard }: UnsavedEditsProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const getFieldName = useFieldName(edits.base);
  const texts = toEditTexts(edits, choices, { t, reader });
  if (texts.length === 0) return null;
  const write = (format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(reader, format).format(time);
  return (
    <section
      aria-label={t("left.title")}
      className="flex w-full max-w-140 flex-col gap-4 rounded-lg border border-line bg-surface-raised p-4 text-start sm:p-6"
    >
      <div>
        <h2 className="text-base font-semibold">{t("left.title")}</h2>
        <p className="mt-1 text-sm text-ink-muted">
          {t("left.text", {
            date: write({ day: "numeric", month: "long" }),
            time: write(clockStyle),
          })}
        </p>
      </div>
      <dl className="flex flex-col divide-y divide-line border-y border-line text-sm">
        {texts.map(({ field, text }) => (
          <div key={field} data-field={field} className="flex flex-col gap-1 py-3">
            <dt className="text-ink-muted">{getFieldName(field)}</dt>
            <dd dir="auto" className="wrap-anywhere whitespace-pre-line">
              {text || t("stale.none")}
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-3">
        <CopyButton
          intent="secondary"
          text={texts.map(({ field, text }) => `${getFieldName(field)}\n${text}`).join("\n\n")}
          texts={{ copy: t("left.copy"), copied: t("left.copied"), failed: t("left.copy_failed") }}
        />
        <Button size="sm" intent="quiet" onClick={onDiscard}>
          {t("kept.discard")}
        </Button>
      </div>
    </section>
  );
}
