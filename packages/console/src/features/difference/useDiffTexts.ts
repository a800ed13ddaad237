// The labels of the design system's comparison components, in the reader's language.
import { useTranslation } from "react-i18next";

/** `version`: the version of the build compared with. */
export function useDiffTexts(version: string) {
  const { t } = useTranslation("difference");
  return {
    added: t("word_added"),
    removed: t("word_removed"),
    changed: t("word_changed"),
    before: version,
    after: t("now"),
  };
}
