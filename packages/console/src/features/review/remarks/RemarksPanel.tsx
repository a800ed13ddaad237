// The reviewers' remarks on a product, for its creator: how many are done, and each remark to answer and tick off.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, CopyButton, Notice } from "@lanyard/design-system";
import type { Remark } from "@lanyard/contract";
import { RemarkItem, type RemarkItemProps } from "./RemarkItem.tsx";

export interface RemarksPanelProps extends Omit<RemarkItemProps, "remark"> {
  readonly remarks: readonly Remark[];
  /** Tells the creator what to do about the remarks. */
  readonly text: string;
  /** A link beside the title. */
  readonly link?: ReactNode;
}

export function RemarksPanel({ remarks, text, link, ...item }: RemarksPanelProps) {
  const { t } = useTranslation("review");
  const { t: main } = useTranslation();
  const { answers } = item;
  const remaining = answers.listRemaining(remarks.map(({ remark_id: id }) => id));
  if (remarks.length === 0 && remaining.length === 0) return null;
  const doneCount = remarks.filter((one) => one.done_at !== null).length;
  return (
    <section
      aria-label={t("mine.title")}
      className="flex flex-col gap-2 rounded-lg border border-line bg-surface-raised p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg font-semibold tracking-tight">{t("mine.title")}</h2>
        {link}
      </div>
      {remarks.length > 0 && (
        <div className="flex flex-col gap-1 text-sm">
          <p role="status" className="font-medium">
            {t("mine.done_of", { done: doneCount, count: remarks.length })}
          </p>
          {item.canAnswer && <p className="max-w-prose text-ink-muted">{text}</p>}
        </div>
      )}
      {answers.restored && (
        <Notice tone="info" role="status">
          {t("mine.restored")}
        </Notice>
      )}
      {remaining.map(({ id, text: unsent }) => (
        <Notice
          key={id}
          tone="warning"
          title={t("mine.left")}
          action={
            <span className="flex flex-wrap gap-3">
              <CopyButton
                intent="secondary"
                text={unsent}
                texts={{
                  copy: main("left.copy"),
                  copied: main("left.copied"),
                  failed: main("left.copy_failed"),
                }}
              />
              <Button size="sm" intent="quiet" onClick={() => answers.end(id)}>
                {main("kept.discard")}
              </Button>
            </span>
          }
        >
          {unsent}
        </Notice>
      ))}
      <ul className="flex flex-col divide-y divide-line">
        {remarks.map((remark) => (
          <RemarkItem key={remark.remark_id} remark={remark} {...item} />
        ))}
      </ul>
    </section>
  );
}
