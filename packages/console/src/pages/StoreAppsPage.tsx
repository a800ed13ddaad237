// The page of the connected company's installed apps.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { PageTitle } from "@lanyard/design-system";
import { licenseListLimits, type CompanySelf, type LicenseCard } from "@lanyard/contract";
import {
  licenseListQuery,
  licenseSummaryQuery,
} from "../features/license/list/license-list.queries.ts";
import { peopleText } from "../features/license/list/license-labels.ts";
import { InstalledApps } from "../features/license/list/InstalledApps.tsx";
import { findInstead } from "../features/license/list/instead.ts";
import { useUninstall } from "../features/license/license.queries.ts";
import { uninstallText } from "../features/license/uninstall-text.ts";
import { getCardState, useLicenseTime } from "../features/license/list/useLicenseTime.ts";
import { ConfirmLater } from "../components/late/ConfirmLater.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { searchLine } from "../components/list/search-line.ts";
import { useViewParams } from "../components/list/useViewParams.ts";
import { CompanyOnly } from "./store/StoreFrame.tsx";

const parseInstalledView = (params: URLSearchParams) =>
  ({
    view: "table",
    filter: "installed",
    order: "name",
    search: searchLine(params.get("search"), licenseListLimits.search),
  }) as const;

function Apps({ company }: { readonly company: CompanySelf }) {
  const { t } = useTranslation("store");
  const { t: tc } = useTranslation();
  const [params, setParams] = useViewParams();
  const view = parseInstalledView(params);
  const { search } = view;
  const list = useInfiniteQuery(licenseListQuery(company, view));
  /** Stays set while the dialog closes. */
  const [leaving, setLeaving] = useState<LicenseCard>();
  const [asks, setAsks] = useState(false);
  const now = useLicenseTime(leaving ? [leaving] : []);
  const uninstall = useUninstall();
  const { data } = list;
  const searching = list.isPlaceholderData;
  const none = search === "" && !searching && data?.pages[0]?.output.length === 0;
  // Only needed for the suggestions of the empty list.
  const summary = useQuery({ ...licenseSummaryQuery(company), enabled: none });
  return (
    <>
      <InstalledApps
        apps={none && summary.isLoading ? undefined : data?.pages.flatMap(({ output }) => output)}
        error={list.error?.message}
        onRetry={() => void list.refetch()}
        onUninstall={(app) => {
          setLeaving(app);
          setAsks(true);
        }}
        search={search}
        onSearch={(words) => setParams(words ? { search: words } : {}, { replace: true })}
        searching={searching}
        instead={findInstead(summary.data?.counts)}
        more={
          list.hasNextPage || (data?.pages.length ?? 0) > 1
            ? {
                load: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
                busy: list.isFetchingNextPage,
              }
            : undefined
        }
      />
      <ConfirmLater
        open={asks}
        onOpenChange={setAsks}
        title={t("panel.uninstall_title", { name: leaving?.product_name })}
        confirmLabel={t("panel.uninstall")}
        cancelLabel={t("panel.keep")}
        closeLabel={tc("close")}
        tone="danger"
        busy={uninstall.isPending}
        onConfirm={() =>
          leaving && uninstall.mutate(leaving.product_id, { onSuccess: () => setAsks(false) })
        }
      >
        {leaving &&
          leaving.people > 0 &&
          `${t("apps.uninstall_people", { people: peopleText(leaving.people, t) })} `}
        {leaving && t(uninstallText(getCardState(leaving, now)))}
      </ConfirmLater>
    </>
  );
}

export const queries: PageQueries = ({ company, search }) =>
  company ? [licenseListQuery(company, parseInstalledView(search))] : [];

export default function StoreAppsPage() {
  const { t } = useTranslation();
  const title = t("nav.store_apps");
  usePageTitle(title);
  return (
    <CompanyOnly title={title}>
      {(company) => (
        <>
          <PageTitle title={title} />
          <Apps company={company} />
        </>
      )}
    </CompanyOnly>
  );
}
