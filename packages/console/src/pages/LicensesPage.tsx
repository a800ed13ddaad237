// The page of the connected company's licenses.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Button, LinkButton, PageTitle } from "@lanyard/design-system";
import {
  paymentParameter,
  type CompanySelf,
  type LicenseCard,
  type LicenseExportFormat,
} from "@lanyard/contract";
import {
  toLicenseListParams,
  parseLicenseList,
  type ChangeLicenseList,
} from "../features/license/list/license-list-view.ts";
import {
  licenseListQuery,
  licenseSummaryQuery,
  dueQuery,
  exportLicenseList,
} from "../features/license/list/license-list.queries.ts";
import { LicenseToolbar } from "../features/license/list/LicenseToolbar.tsx";
import { LicenseList } from "../features/license/list/LicenseList.tsx";
import { toRenewals } from "../features/billing/renewal.ts";
import { PaymentReturn } from "../features/billing/PaymentReturn.tsx";
import { isPayable } from "../features/license/list/payable.ts";
import { useLicenseTime } from "../features/license/list/useLicenseTime.ts";
import { usePaySeveral } from "../features/billing/usePaySeveral.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { toPagedList } from "../api/paged-list.ts";
import { useApiMutation } from "../api/mutation.ts";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "../app/paths.ts";
import { CompanyOnly } from "./store/StoreFrame.tsx";
import { useViewParams } from "../components/list/useViewParams.ts";

const PayModal = lateModal(() => import("../features/billing/PayModal.tsx"));

const flattenCards = (
  data: { readonly pages: readonly { readonly output: readonly LicenseCard[] }[] } | undefined,
): LicenseCard[] => data?.pages.flatMap(({ output }) => output) ?? [];

function CompanyLicenses({ company }: { readonly company: CompanySelf }) {
  const { t } = useTranslation("store");
  const [params, setParams] = useViewParams();
  const view = parseLicenseList(params);
  const change: ChangeLicenseList = (patch) =>
    setParams(toLicenseListParams({ ...view, ...patch }), {
      replace: view.search !== "" && patch.search !== undefined,
    });
  const list = useInfiniteQuery(licenseListQuery(company, view));
  const dueList = useInfiniteQuery(dueQuery(company));
  const summary = useQuery(licenseSummaryQuery(company));
  const file = useApiMutation((format: LicenseExportFormat) => exportLicenseList(format, view), {
    invalidates: [],
  });
  const paying = usePaySeveral((id) =>
    setParams({ ...toLicenseListParams(view), [paymentParameter]: String(id) }, { replace: true }),
  );
  const [selected, setSelected] = useState<string[]>([]);
  const licenses = list.data && flattenCards(list.data);
  // Without an answer none is due, so that the page does not wait for ever.
  const due = dueList.isError && !dueList.data ? [] : dueList.data && flattenCards(dueList.data);
  const choose = (cards: readonly LicenseCard[]) =>
    paying.ask(toRenewals(cards.filter((card) => isPayable(card, new Date()))));
  const allDue = useApiMutation(
    async () => {
      let { data, hasNextPage } = dueList;
      while (hasNextPage)
        ({ data, hasNextPage } = await dueList.fetchNextPage({ throwOnError: true }));
      return flattenCards(data);
    },
    { invalidates: [], onSuccess: choose },
  );
  const now = useLicenseTime([...(licenses ?? []), ...(due ?? [])]);
  const renewable = due?.some((card) => isPayable(card, now)) ?? false;
  // Rows that have left the list or can no longer be renewed do not stay selected.
  const selectedCards = licenses?.filter(
    (card) => isPayable(card, now) && selected.includes(String(card.license_id)),
  );
  const close = () => {
    if (paying.lines) setSelected([]);
    paying.close();
  };
  const renewSelected = () => (
    <Button
      size="sm"
      intent="primary"
      {...PayModal.opener}
      onClick={() => choose(selectedCards ?? [])}
    >
      {t("desk.renew")}
    </Button>
  );
  const { rows, ...paged } = toPagedList(list);
  return (
    <>
      <PaymentReturn company={company} paymentId={params.get(paymentParameter) ?? ""} />
      <LicenseList
        {...paged}
        licenses={rows && licenses}
        view={view}
        summary={summary.data}
        due={due}
        dueMany={summary.data?.counts.due}
        onShowDue={() => change({ filter: "due" })}
        onRenewDue={renewable ? () => allDue.mutate() : undefined}
        readsDue={allDue.isPending}
        onClear={() => change({ filter: undefined, search: "" })}
        browse={<LinkButton link={<Link to={paths.store} />}>{t("desk.browse")}</LinkButton>}
        selected={(selectedCards ?? []).map(({ license_id: id }) => String(id))}
        onSelect={setSelected}
        actions={renewSelected}
        toolbar={
          <LicenseToolbar
            view={view}
            onChange={change}
            counts={summary.data?.counts}
            searching={paged.stale && view.search !== ""}
            onExport={(format) => file.mutate(format)}
            exporting={file.isPending}
          />
        }
      />
      <PayModal
        open={paying.renewals !== undefined}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        company={company.name}
        renewals={paying.renewals ?? []}
        lines={paying.lines}
        busy={paying.busy}
        error={paying.error}
        onPay={paying.pay}
      />
    </>
  );
}

export const queries: PageQueries = ({ company, search }) =>
  company
    ? [
        licenseListQuery(company, parseLicenseList(search)),
        dueQuery(company),
        licenseSummaryQuery(company),
      ]
    : [];

export default function LicensesPage() {
  const { t } = useTranslation();
  const { t: ts } = useTranslation("store");
  const title = t("nav.licenses");
  usePageTitle(title);
  return (
    <CompanyOnly title={title}>
      {(company) => (
        <>
          <PageTitle
            variant="button"
            title={title}
            action={
              <LinkButton link={<Link to={paths.receipts} />}>{ts("receipt.list")}</LinkButton>
            }
          />
          <CompanyLicenses company={company} />
        </>
      )}
    </CompanyOnly>
  );
}
