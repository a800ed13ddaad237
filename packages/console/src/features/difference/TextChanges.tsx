// Changed texts compared word by word, one language after the other; then texts without a language.
import { useTranslation } from "react-i18next";
import { Heading, TextDiff, type HeadingLevel } from "@lanyard/design-system";
import { isPerBuild, languages } from "@lanyard/contract";
import type { Change, TextChange } from "./build-difference.ts";
import { ChangeRow, ChangeRows } from "./ChangeRows.tsx";
import { useDiffTexts } from "./useDiffTexts.ts";
import { useFieldNames } from "./useSummary.ts";

interface TextChangesProps {
  readonly changes: readonly Change[];
  readonly level: HeadingLevel;
  /** The version of the build compared with. */
  readonly version: string;
}

export function TextChanges({ changes, level, version }: TextChangesProps) {
  const { t } = useTranslation();
  const getFieldName = useFieldNames();
  const texts = useDiffTexts(version);
  const all = changes.flatMap((change) => (change.kind === "text" ? [change] : []));
  const row = (change: TextChange, label: string) => (
    <ChangeRow key={`${change.field} ${change.text ?? ""}`} label={label}>
      <TextDiff
        {...(change.language && { lang: change.language })}
        before={change.before}
        after={change.after}
        // A text that each build writes anew, such as release notes, has little in common with the previous one.
        layout={isPerBuild(change.field) ? "side-by-side" : "unified"}
        texts={texts}
      />
    </ChangeRow>
  );
  const rest = all.filter(({ language }) => !language);
  return (
    <>
      {languages.flatMap(({ code, name }) => {
        const ownChanges = all.filter(({ language }) => language === code);
        return ownChanges.length === 0
          ? []
          : [
              <div key={code} className="flex flex-col gap-2">
                <Heading level={level} size="sm">
                  {name}
                </Heading>
                <ChangeRows>
                  {ownChanges.map((change) => row(change, t(`build.${change.text ?? "name"}`)))}
                </ChangeRows>
              </div>,
            ];
      })}
      {rest.length > 0 && (
        <ChangeRows continues={rest.length < all.length}>
          {rest.map((change) => row(change, getFieldName(change.field)))}
        </ChangeRows>
      )}
    </>
  );
}
