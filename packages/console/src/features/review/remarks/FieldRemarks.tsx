// Remarks shown beside the field they are about; their text describes the field's control.
import { useTranslation } from "react-i18next";
import { cx } from "class-variance-authority";
import { TextButton } from "@lanyard/design-system";
import type { Remark } from "@lanyard/contract";
import { remarkAnchor } from "./RemarkItem.tsx";

interface FieldRemarksProps {
  /** Id of the text that describes the field. */
  readonly id: string;
  readonly remarks: readonly Remark[];
  readonly canAnswer: boolean;
}

/** Scrolls to the remark in the list and focuses its first input. */
function goToRemark(id: number) {
  const item = document.getElementById(remarkAnchor(id));
  item?.scrollIntoView({ block: "center" });
  (item?.querySelector<HTMLElement>("input") ?? item)?.focus({ preventScroll: true });
}

export function FieldRemarks({ id, remarks, canAnswer }: FieldRemarksProps) {
  const { t } = useTranslation("review");
  return (
    <div className="mt-2 flex flex-col gap-2 border-s-2 border-accent ps-3 text-sm">
      <div id={id} className="flex flex-col gap-2">
        {remarks.map(({ remark_id: key, text, path, line, done_at: doneAt }) => (
          <p
            key={key}
            className={cx("wrap-anywhere whitespace-pre-line", doneAt !== null && "text-ink-muted")}
          >
            <span className="font-medium">
              {t(doneAt === null ? "mine.beside" : "mine.beside_done")}
              {path !== "" || line !== null
                ? ` (${[path, line].filter((part) => part !== "" && part !== null).join(":")})`
                : ""}
              :
            </span>{" "}
            <bdi>{text}</bdi>
          </p>
        ))}
      </div>
      {canAnswer && (
        <p>
          <TextButton onClick={() => goToRemark(remarks[0]!.remark_id)}>
            {t("mine.answer_send")}
          </TextButton>
        </p>
      )}
    </div>
  );
}
