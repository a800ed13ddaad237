// The page of a company's receipts: all of them, or those of one product.
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { PageTitle, Skeleton } from "@lanyard/design-system";
import type { CompanySelf } from "@lanyard/contract";
import { useCompany } from "../company/company.session.tsx";
import { receiptsQuery } from "../license/license.queries.ts";
import { ReceiptList } from "../license/ReceiptList.tsx";
import { NotLoaded } from "../shared/NotLoaded.tsx";
import { usePageTitle } from "../shared/page-title.ts";
import { CompanyOnly } from "./StoreFrame.tsx";

export default function ReceiptsPage() {
  const { t } = useTranslation("store");
  const { company } = useCompany();
  const title = t("receipt.list");
  usePageTitle(title);
  return (
    <CompanyOnly title={title}>
      <PageTitle title={title} />
      {company && <Loaded company={company} />}
    </CompanyOnly>
  );
}

function Loaded({ company }: { readonly company: CompanySelf }) {
  const sent = useSearchParams()[0].get("product_id") ?? "";
  const productId = /^[1-9]\d{0,14}$/.test(sent) ? Number(sent) : undefined;
  const query = useInfiniteQuery(receiptsQuery(company, productId));
  if (query.isError && !query.data)
    return <NotLoaded failure={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton className="h-40 w-full" />;
  return (
    <ReceiptList
      receipts={query.data.pages.flatMap(({ output }) => output)}
      onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
      busy={query.isFetchingNextPage}
    />
  );
}
