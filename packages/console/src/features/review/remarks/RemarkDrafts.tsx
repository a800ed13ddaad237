// The remarks that are written but not sent.
import { useTranslation } from "react-i18next";
import { TextButton } from "@lanyard/design-system";
import { placeName, sentRemark, type RemarkDraft } from "./remark-draft.ts";

interface RemarkDraftsProps {
  readonly drafts: readonly RemarkDraft[];
  readonly nameOf: (field: string) => string;
  readonly onChange: (at: number) => void;
  readonly onRemove: (at: number) => void;
}

export function RemarkDrafts({ drafts, nameOf, onChange, onRemove }: RemarkDraftsProps) {
  const { t } = useTranslation("review");
  if (drafts.length === 0) return null;
  return (
    <ul
      aria-label={t("remark.list")}
      className="flex flex-col divide-y divide-line border-y border-line"
    >
      {drafts.map((draft, at) => {
        const place = placeName(sentRemark(draft), nameOf) || t("remark.whole");
        return (
          <li key={at} className="flex flex-col gap-1 py-3 text-sm">
            <p className="font-medium wrap-anywhere">{place}</p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {draft.text}
            </p>
            <p className="flex flex-wrap gap-x-4 gap-y-2 pt-1">
              <TextButton
                aria-label={t("remark.change_of", { place })}
                onClick={() => onChange(at)}
              >
                {t("remark.change")}
              </TextButton>
              <TextButton
                aria-label={t("remark.remove_of", { place })}
                onClick={() => onRemove(at)}
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
