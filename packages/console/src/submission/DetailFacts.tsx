// Short facts about a build: menu entry, version, last update, creator.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProductDetail } from "@lanyard/contract";
import { formatPrice, formatUpdated } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";

interface DetailFactsProps {
  readonly detail: ProductDetail;
  /** Also shows price and contract length, for pages without the form. */
  readonly withPrice: boolean;
}

export function DetailFacts({ detail: { submission }, withPrice }: DetailFactsProps) {
  const { t } = useTranslation();
  const reader = useReader();
  const facts: [string, ReactNode][] = [
    [t("build.menu_entry_id"), submission.menu_entry_name],
    [t("build.version"), submission.version],
    [t("detail.updated"), formatUpdated(submission.submission_updadet_at)],
    [t("detail.creator"), submission.username],
  ];
  if (withPrice)
    facts.push(
      [
        t("build.price_amount"),
        formatPrice(submission.price_amount, submission.price_currency, t("price.free"), reader),
      ],
      [t("build.expiration_id"), submission.expiration_name],
    );
  return (
    <dl className="grid grid-cols-[fit-content(60%)_minmax(0,1fr)] gap-x-8 gap-y-4 text-sm sm:max-nav:flex sm:max-nav:flex-wrap">
      {facts.map(([label, value]) => (
        <div key={label} className="flex min-w-0 flex-col gap-1">
          <dt className="text-ink-muted">{label}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums">{value || "–"}</dd>
        </div>
      ))}
    </dl>
  );
}
