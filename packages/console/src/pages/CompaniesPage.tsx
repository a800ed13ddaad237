// The companies page, for administrators.
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Button, Skeleton } from "@lanyard/design-system";
import { useUser } from "../auth/session.tsx";
import { AdminListPage } from "../components/admin-list/AdminListPage.tsx";
import { matchCalls } from "../components/admin-list/admin-list.ts";
import { useAdminList } from "../components/admin-list/useAdminList.ts";
import { useListActs } from "../components/admin-list/useListActs.ts";
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

export const queries = matchCalls(companiesList);

export default function CompaniesPage() {
  const { t } = useTranslation("office");
  const state = useAdminList(companiesList, useCompanyWords());
  const acts = useListActs(companiesList);
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
      acts={acts}
      bulk={[revoke]}
    >
      <CompanyDrawer
        {...drawer}
        open={drawer.open && !acts.isAsking && !tokens.isOpen}
        licenses={
          view.company !== undefined && (
            <Suspense fallback={<Skeleton className="h-24" />}>
              <LicensesOfCompany company={Number(view.company)} />
            </Suspense>
          )
        }
        onReplace={() => company && tokens.open("replace", company)}
        onRevoke={() => company && acts.start({ act: revoke, rows: [company] })}
      />
      {tokens.dialogs}
    </AdminListPage>
  );
}
