// The page of a company's receipts: all of them, or those of one product.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { Button, PageTitle, Skeleton } from "@lanyard/design-system";
import type { CompanySelf } from "@lanyard/contract";
import { receiptsQuery, type ReceiptsFilter } from "../features/billing/payment.queries.ts";
import { ReceiptList } from "../features/billing/ReceiptList.tsx";
import { BackLink } from "../components/page/BackLink.tsx";
import { formatDay } from "../i18n/format.ts";
import { isDay } from "../i18n/is-day.ts";
import { NotLoaded } from "../components/page/NotLoaded.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "../app/paths.ts";
import { useReader } from "../i18n/reader.ts";
import { CompanyOnly } from "./store/StoreFrame.tsx";
import { useViewParams } from "../components/list/useViewParams.ts";

export const queries: PageQueries = ({ company, search }) =>
  company ? [receiptsQuery(company, parseFilter(search))] : [];

export default function ReceiptsPage() {
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  const title = t("receipt.list");
  usePageTitle(title);
  const { product_id: productId } = parseFilter(useSearchParams()[0]);
  return (
    <CompanyOnly title={title} className="gap-4 py-6 sm:py-8">
      {(company) => (
        <>
          {productId === undefined ? (
            <BackLink to={paths.licenses}>{tc("nav.licenses")}</BackLink>
          ) : (
            <BackLink to={paths.receipts}>{t("receipt.back")}</BackLink>
          )}
          <PageTitle title={title} />
          <Loaded company={company} />
        </>
      )}
    </CompanyOnly>
  );
}

/** Reads the filters from the address: ?product_id=, ?from=, ?to=. Invalid values are ignored. */
function parseFilter(params: URLSearchParams): ReceiptsFilter {
  const productId = params.get("product_id") ?? "";
  const days = ["from", "to"].flatMap((name) => {
    const day = params.get(name) ?? "";
    return isDay(day) ? [[name, day] as const] : [];
  });
  return {
    ...(/^[1-9]\d{0,14}$/.test(productId) && { product_id: Number(productId) }),
    ...Object.fromEntries(days),
  };
}

/** The period that the list is filtered by, and a button that clears it. */
function Period({ from, to, onClear }: ReceiptsFilter & { readonly onClear: () => void }) {
  const { t } = useTranslation("store");
  const reader = useReader();
  const day = (iso: string) => formatDay(iso, reader, "UTC");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      {from && to
        ? t("receipt.between", { from: day(from), to: day(to) })
        : from
          ? t("receipt.since", { day: day(from) })
          : t("receipt.until", { day: day(to ?? "") })}
      <Button size="sm" onClick={onClear}>
        {t("receipt.any_day")}
      </Button>
    </p>
  );
}

function Loaded({ company }: { readonly company: CompanySelf }) {
  const [params, setParams] = useViewParams();
  const filter = parseFilter(params);
  const { from, to, ...always } = filter;
  const query = useInfiniteQuery(receiptsQuery(company, filter));
  if (query.isError && !query.data)
    return <NotLoaded failure={query.error} onRetry={() => void query.refetch()} />;
  return (
    <>
      {(from || to) && (
        <Period
          {...filter}
          onClear={() => setParams(always.product_id ? { product_id: `${always.product_id}` } : {})}
        />
      )}
      {query.data ? (
        <ReceiptList
          receipts={query.data.pages.flatMap(({ output }) => output)}
          narrowed={Boolean(from || to)}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          busy={query.isFetchingNextPage}
        />
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </>
  );
}
