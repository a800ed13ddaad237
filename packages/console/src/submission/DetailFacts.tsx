// Short facts about a build: menu entry, version, last update, creator.
import { useTranslation } from "react-i18next";
import { FactsList, type Fact } from "@lanyard/design-system";
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
  const facts: Fact[] = [
    { term: t("build.menu_entry_id"), value: submission.menu_entry_name },
    { term: t("build.version"), value: submission.version },
    { term: t("detail.updated"), value: formatUpdated(submission.submission_updadet_at) },
    { term: t("detail.creator"), value: submission.username },
  ];
  if (withPrice)
    facts.push(
      {
        term: t("build.price_amount"),
        value: formatPrice(
          submission.price_amount,
          submission.price_currency,
          t("price.free"),
          reader,
        ),
      },
      { term: t("build.expiration_id"), value: submission.expiration_name },
    );
  return <FactsList facts={facts} />;
}
