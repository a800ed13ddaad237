// Unsettled remarks on a product from earlier reviews: the creator's answer, and whether the field has changed since.
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import { Badge, Button, Disclosure, TextButton } from "@lanyard/design-system";
import type { Remark } from "@lanyard/contract";
import { formatUpdated } from "../../../i18n/format.ts";
import { placeName } from "./remark-draft.ts";

interface EarlierRemarksProps {
  readonly remarks: readonly Remark[];
  readonly getFieldName: (field: string) => string;
  /** Whether a request is in progress. */
  readonly busy: boolean;
  readonly onSettle: (id: number, settled: boolean) => void;
}

/** A remark on the whole build has no comparison, because something in a build always changes. */
function getChange({ field, path, changed }: Remark) {
  if (field === "") return undefined;
  if (path !== "") return changed ? "earlier.archive_changed" : "earlier.archive_same";
  return changed ? "earlier.changed" : "earlier.same";
}

/** Number of remarks shown at first: a product may have a hundred, and the decision stands below them. */
const initialCount = 5;

export function EarlierRemarks({ remarks, getFieldName, busy, onSettle }: EarlierRemarksProps) {
  const { t } = useTranslation("review");
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (remarks.length === 0) return null;
  const doneCount = remarks.filter((one) => one.done_at !== null).length;
  return (
    <section aria-label={t("earlier.title")} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="text-sm font-semibold">{t("earlier.title")}</h4>
        <p className="text-xs text-ink-muted">
          {t("mine.done_of", { done: doneCount, count: remarks.length })}
        </p>
      </div>
      <ul ref={list} className="flex flex-col divide-y divide-line border-y border-line">
        {(all ? remarks : remarks.slice(0, initialCount)).map((one) => (
          <Earlier key={one.remark_id} remark={one} {...{ getFieldName, busy, onSettle }} />
        ))}
      </ul>
      {!all && remarks.length > initialCount && (
        <Button
          size="sm"
          onClick={() => {
            flushSync(() => setAll(true));
            list.current?.querySelector<HTMLElement>(`li:nth-child(${initialCount + 1})`)?.focus();
          }}
        >
          {t("earlier.all", { number: remarks.length })}
        </Button>
      )}
    </section>
  );
}

function Earlier({
  remark,
  getFieldName,
  busy,
  onSettle,
}: Omit<EarlierRemarksProps, "remarks"> & { readonly remark: Remark }) {
  const { t } = useTranslation("review");
  const place = placeName(remark, getFieldName) || t("remark.whole");
  const change = getChange(remark);
  const { changed, was, answer, done_at: doneAt } = remark;
  return (
    <li tabIndex={-1} className="flex flex-col gap-1.5 py-3 text-sm">
      <div className="flex flex-wrap items-start gap-2">
        <p className="min-w-28 flex-1 font-medium wrap-anywhere">{place}</p>
        <Badge className="ms-auto" tone={doneAt === null ? "neutral" : "success"}>
          {t(doneAt === null ? "earlier.open" : "earlier.done")}
        </Badge>
      </div>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {remark.text}
      </p>
      {answer !== "" && (
        <p className="border-s-2 border-line-strong ps-3 wrap-anywhere">
          <span className="text-ink-muted">{t("earlier.answer")}</span> <bdi>{answer}</bdi>
        </p>
      )}
      {change && <p className={changed ? "text-ink" : "text-ink-muted"}>{t(change)}</p>}
      {changed === 1 && was !== "" && (
        <Disclosure variant="plain" label={t("earlier.was")}>
          <p dir="auto" className="pb-2 wrap-anywhere whitespace-pre-line text-ink-muted">
            {was}
          </p>
        </Disclosure>
      )}
      <p className="text-xs text-ink-muted">
        {t("earlier.of", {
          name: remark.username,
          version: remark.version,
          // No-break spaces keep the date in one line.
          time: formatUpdated(remark.at).replaceAll(" ", "\u00a0"),
        })}
      </p>
      <p className="flex flex-wrap gap-x-4 gap-y-2 pt-1">
        {doneAt !== null && (
          <TextButton
            disabled={busy}
            aria-label={t("earlier.reopen_of", { place })}
            onClick={() => onSettle(remark.remark_id, false)}
          >
            {t("earlier.reopen")}
          </TextButton>
        )}
        <TextButton
          disabled={busy}
          aria-label={t("earlier.settle_of", { place })}
          onClick={() => onSettle(remark.remark_id, true)}
        >
          {t("earlier.settle")}
        </TextButton>
      </p>
    </li>
  );
}
