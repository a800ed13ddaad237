// The page of one receipt, to be printed.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { EmptyState, Skeleton } from "@lanyard/design-system";
import type { CompanySelf } from "@lanyard/contract";
import { paymentQuery } from "../features/billing/payment.queries.ts";
import { ReceiptSheet } from "../features/billing/ReceiptSheet.tsx";
import { BackLink } from "../components/page/BackLink.tsx";
import { NotLoaded } from "../components/page/NotLoaded.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "../app/paths.ts";
import { CallFailure } from "../api/send.ts";
import { CompanyOnly } from "./store/StoreFrame.tsx";

export const queries: PageQueries = ({ company, params }) =>
  company ? [paymentQuery(company, params["payment_id"]!)] : [];

export default function ReceiptPage() {
  const { t } = useTranslation("store");
  const title = t("receipt.title");
  usePageTitle(title);
  return (
    <CompanyOnly title={title} className="gap-4 py-6 sm:py-8">
      {(company) => <Loaded company={company} />}
    </CompanyOnly>
  );
}

function Loaded({ company }: { readonly company: CompanySelf }) {
  const { t } = useTranslation("store");
  const { payment_id: paymentId = "" } = useParams();
  const query = useQuery(paymentQuery(company, paymentId));
  const { data, error } = query;
  const missing = error instanceof CallFailure && error.status === 404;
  if (error && !data && !missing)
    return <NotLoaded failure={error} onRetry={() => void query.refetch()} />;
  if (!data && !missing) return <Skeleton className="h-96 w-full max-w-xl" />;
  return (
    <>
      <div className="print:hidden">
        <BackLink to={paths.receipts}>{t("receipt.back")}</BackLink>
      </div>
      {data?.receipt ? (
        <ReceiptSheet receipt={data.receipt} onPrint={() => print()} />
      ) : (
        <EmptyState
          badge
          headingLevel={1}
          title={t("receipt.missing")}
          text={t("receipt.missing_text")}
        />
      )}
    </>
  );
}
