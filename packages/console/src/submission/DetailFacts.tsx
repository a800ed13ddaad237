// What a build says of itself: description, menu entry, version, last update.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProductDetail } from "@lanyard/contract";
import { formatPrice, formatUpdated } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";

interface DetailFactsProps {
  readonly detail: ProductDetail;
  /** Names price and contract length too, where no form shows them. */
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
    <section aria-label={t("detail.about")} className="flex min-w-0 flex-col gap-6">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:flex sm:flex-wrap sm:gap-x-12">
        {facts.map(([label, value]) => (
          <div key={label} className="flex min-w-0 flex-col gap-1">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-medium wrap-anywhere tabular-nums">{value || "–"}</dd>
          </div>
        ))}
      </dl>
      <p className="max-w-prose text-base whitespace-pre-line wrap-anywhere">
        {submission.submission_description || (
          <span className="text-ink-muted">{t("detail.description_none")}</span>
        )}
      </p>
    </section>
  );
}
