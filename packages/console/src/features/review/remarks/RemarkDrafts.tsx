// The remarks that are written but not sent.
import { useTranslation } from "react-i18next";
import { TextButton } from "@lanyard/design-system";
import { placeName, toRemarkInput, type RemarkDraft } from "./remark-draft.ts";

interface RemarkDraftsProps {
  readonly drafts: readonly RemarkDraft[];
  readonly getFieldName: (field: string) => string;
  readonly onChange: (index: number) => void;
  readonly onRemove: (index: number) => void;
}

export function RemarkDrafts({ drafts, getFieldName, onChange, onRemove }: RemarkDraftsProps) {
  const { t } = useTranslation("review");
  if (drafts.length === 0) return null;
  return (
    <ul
      aria-label={t("remark.list")}
      className="flex flex-col divide-y divide-line border-y border-line"
    >
      {drafts.map((draft, index) => {
        const place = placeName(toRemarkInput(draft), getFieldName) || t("remark.whole");
        return (
          <li key={index} className="flex flex-col gap-1 py-3 text-sm">
            <p className="font-medium wrap-anywhere">{place}</p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {draft.text}
            </p>
            <p className="flex flex-wrap gap-x-4 gap-y-2 pt-1">
              <TextButton
                aria-label={t("remark.change_of", { place })}
                onClick={() => onChange(index)}
              >
                {t("remark.change")}
              </TextButton>
              <TextButton
                aria-label={t("remark.remove_of", { place })}
                onClick={() => onRemove(index)}
              >
                {t("remark.remove")}
              </TextButton>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
