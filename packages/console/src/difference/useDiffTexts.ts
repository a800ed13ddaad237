// What the comparisons of the design system say, in the reader's language.
import { useTranslation } from "react-i18next";

/** `version` is that of the build that it is compared with. */
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
