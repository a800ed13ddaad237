// The companies page, for administrators.
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button, Skeleton } from "@lanyard/design-system";
import { useUser } from "../auth/session.tsx";
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { listQueries } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { useListActions } from "../components/admin-list/useListActions.ts";
import { lateModal } from "../components/late/late-modal.tsx";
import { lazyPart } from "../components/late/lazy-part.ts";
import {
  companiesList,
  useCompanyWords,
  useRevoke,
} from "../features/company/companies/companies.list.tsx";
import { CompanyModal, useTokenDialogs } from "../features/company/companies/useTokenDialogs.tsx";

const CompanyDrawer = lateModal(() => import("../features/company/companies/CompanyDrawer.tsx"));
const LicensesOfCompany = lazyPart(() => import("../features/license/LicensesOfCompany.tsx"));

export const queries = listQueries(companiesList);

export default function CompaniesPage() {
  const { t } = useTranslation("office");
  const state = useAdminList(companiesList, useCompanyWords());
  const actions = useListActions(companiesList);
  const revoke = useRevoke();
  const tokens = useTokenDialogs(useUser().id);
  const { view, drawer } = state;
  const { data: company } = drawer;
  return (
    <AdminListPage
      state={state}
      create={
        <Button intent="primary" {...CompanyModal.opener} onClick={() => tokens.open("new")}>
          {t("companies.new")}
        </Button>
      }
      actions={actions}
      bulk={[revoke]}
    >
      <CompanyDrawer
        {...drawer}
        open={drawer.open && !actions.isConfirming && !tokens.isOpen}
        licenses={
          view.company !== undefined && (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <LicensesOfCompany company={Number(view.company)} />
            </Suspense>
          )
        }
        onReplace={() => company && tokens.open("replace", company)}
        onRevoke={() => company && actions.start({ action: revoke, rows: [company] })}
      />
      {tokens.dialogs}
    </AdminListPage>
  );
}
