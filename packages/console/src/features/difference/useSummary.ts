// Summarises a part of the comparison in a few words: "4 texts in 2 languages", "1 permission added".
import { useTranslation } from "react-i18next";
import type { FieldName } from "@lanyard/contract";
import { useReader } from "../../i18n/reader.ts";
import type { Change } from "./build-difference.ts";
import { countEntries, type Counts, type PartName } from "./parts.ts";

export const useFieldNames = () => {
  const { t } = useTranslation();
  return (field: FieldName): string => t(`build.${field}`);
};

/** `files`: the counts of the archive's files; undefined until they are loaded. */
export function useSummary(files: Counts | undefined) {
  const { t } = useTranslation("difference");
  const reader = useReader();
  const getFieldName = useFieldNames();
  const list = (texts: readonly string[]) => new Intl.ListFormat(reader).format(texts);

  const saying: Record<PartName, (changes: readonly Change[]) => string> = {
    texts: (changes) => {
      const texts = changes.flatMap((change) => (change.kind === "text" ? [change] : []));
      const spoken = texts.flatMap(({ language }) => language ?? []);
      return list([
        ...(spoken.length > 0
          ? [
              t("sum_texts", {
                count: spoken.length,
                languages: t("sum_languages", { count: new Set(spoken).size }),
              }),
            ]
          : []),
        ...texts.flatMap(({ field, language }) => (language ? [] : [getFieldName(field)])),
      ]);
    },
    permissions: (changes) =>
      list(
        changes.flatMap((change) => {
          if (change.kind !== "list") return [];
          const { added, removed } = countEntries(change);
          return [
            ...(added > 0 ? [t("sum_permissions_added", { count: added })] : []),
            ...(removed > 0 ? [t("sum_permissions_removed", { count: removed })] : []),
          ];
        }),
      ),
    facts: (changes) => list(changes.map(({ field }) => getFieldName(field))),
    pictures: (changes) =>
      t("sum_pictures", {
        count: changes.flatMap((change) => (change.kind === "pictures" ? change.pictures : []))
          .length,
      }),
    files: () => {
      const { added = 0, removed = 0, changed = 0 } = files ?? {};
      const phrases = [
        ...(changed > 0 ? [t("sum_files_changed", { count: changed })] : []),
        ...(added > 0 ? [t("sum_files_added", { count: added })] : []),
        ...(removed > 0 ? [t("sum_files_removed", { count: removed })] : []),
      ];
      return phrases.length > 0 ? list(phrases) : t("part_files");
    },
    sql: () => t("part_sql"),
  };
  return (name: PartName, changes: readonly Change[]): string => saying[name](changes);
}
