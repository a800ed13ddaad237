// A company's licenses for administrators: each app with its standing.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Badge, Button, LoadMore, Notice, Skeleton } from "@lanyard/design-system";
import type { LicenseCard } from "@lanyard/contract";
import { toLicenseLabels } from "./list/license-labels.ts";
import { licensesOfCompany } from "./admin.queries.ts";
import { getCardState, useLicenseTime } from "./list/useLicenseTime.ts";

function Rows({ cards }: { readonly cards: readonly LicenseCard[] }) {
  const { t } = useTranslation("store");
  const now = useLicenseTime(cards);
  return (
    <ul className="divide-y divide-line rounded-lg border border-line">
      {cards.map((card) => (
        <li
          key={card.license_id}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 text-sm"
        >
          <bdi className="min-w-0 wrap-anywhere">{card.product_name}</bdi>
          <span className="flex flex-wrap gap-1.5">
            {toLicenseLabels(getCardState(card, now), t).map(({ tone, text }) => (
              <Badge key={text} tone={tone}>
                {text}
              </Badge>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}

export default function LicensesOfCompany({ company }: { readonly company: number }) {
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  const list = useInfiniteQuery(licensesOfCompany(company));
  const cards = list.data?.pages.flatMap(({ output }) => output);
  if (!cards && list.error)
    return (
      <Notice
        tone="danger"
        role="alert"
        title={to("companies.licenses_failed")}
        action={<Button onClick={() => void list.refetch()}>{t("action.retry")}</Button>}
      >
        {list.error.message}
      </Notice>
    );
  if (!cards) return <Skeleton className="h-24" />;
  if (cards.length === 0)
    return <p className="text-sm text-ink-muted">{to("companies.licenses_none")}</p>;
  return (
    <>
      <Rows cards={cards} />
      {list.hasNextPage && (
        <LoadMore
          onMore={() => void list.fetchNextPage()}
          busy={list.isFetchingNextPage}
          texts={{
            count: "",
            more: to("companies.licenses_more"),
            busy: t("loading"),
          }}
        />
      )}
    </>
  );
}
