// Two versions of a text file compared line by line, with the differences in line endings, which lines do not show.
import { useTranslation } from "react-i18next";
import { LineDiff } from "@lanyard/design-system";
import { endsChange } from "./line-ends.ts";

interface LineChangesProps {
  readonly caption: string;
  readonly before: string;
  readonly after: string;
}

export function LineChanges({ caption, before, after }: LineChangesProps) {
  const { t } = useTranslation("difference");
  const { breaks, open } = endsChange(before, after);
  return (
    <div className="flex min-w-0 flex-col gap-2">
      {(breaks || open) && (
        <ul data-change="" className="text-sm text-ink-muted">
          {breaks && (
            <li>
              {t("ends_breaks", {
                before: t(`ends_${breaks.before}`),
                after: t(`ends_${breaks.after}`),
              })}
            </li>
          )}
          {open && <li>{t(`ends_open_${open}`)}</li>}
        </ul>
      )}
      <LineDiff
        caption={caption}
        before={before}
        after={after}
        texts={{
          removed: t("line_removed"),
          added: t("line_added"),
          old: t("line_old"),
          now: t("line_now"),
          change: t("line_change"),
          line: t("line_text"),
          unchanged: (count) => t("lines_same", { count }),
          changed: (count) => t("lines_changed", { count }),
        }}
      />
    </div>
  );
}
