// The companies page, for administrators.
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { CompanyDialogs, CompanyModal } from "../features/company/companies/CompanyDialogs.tsx";
import { CompanyTable } from "../features/company/companies/CompanyTable.tsx";
import { CompanyToolbar } from "../features/company/companies/CompanyToolbar.tsx";
import { companiesIn } from "../features/company/companies/companies-view.ts";
import { companiesQuery, companyQuery } from "../features/company/companies/companies.queries.ts";
import { useCompanies } from "../features/company/companies/useCompanies.ts";
import { useUser } from "../auth/session.tsx";
import { foundIn, listedBy } from "../api/listed.ts";
import { PageBody } from "../components/page/PageBody.tsx";
import { lazyPart } from "../components/late/lazy-part.ts";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";

const LicensesOfCompany = lazyPart(() => import("../features/license/LicensesOfCompany.tsx"));

const licensesOf = (company: number) => <LicensesOfCompany company={company} />;

export const queries: PageQueries = ({ search }) => {
  const view = companiesIn(search);
  return [
    companiesQuery(view),
    ...(view.company === undefined ? [] : [companyQuery(view.company)]),
  ];
};

export default function CompaniesPage() {
  const { t } = useTranslation("office");
  const reader = useUser();
  const state = useCompanies();
  const { view, change, list } = state;
  const title = t("companies.title");
  usePageTitle(title);
  const shown = listedBy(list);
  const create = (
    <Button intent="primary" {...CompanyModal.opener} onClick={() => state.open("new")}>
      {t("companies.new")}
    </Button>
  );
  const revokeChosen = (keys: readonly string[]) => (
    <Button
      size="sm"
      intent="danger"
      onClick={() =>
        state.open(
          "revoke",
          (shown.rows ?? []).filter(({ company_id: id }) => keys.includes(String(id))),
        )
      }
    >
      {t("companies.revoke")}
    </Button>
  );
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle variant="button" title={title} action={create} />
      <CompanyTable
        {...shown}
        view={view}
        onClear={() => change({ search: "", state: undefined })}
        create={create}
        selected={state.selected}
        onSelect={state.setSelected}
        actions={revokeChosen}
        toolbar={
          <CompanyToolbar
            view={view}
            onChange={change}
            searching={shown.stale && view.search !== ""}
            result={foundIn(shown, (text, found) => t(`companies.${text}`, found))}
          />
        }
      />
      <CompanyDialogs companies={state} owner={reader.id} licensesOf={licensesOf} />
    </PageBody>
  );
}
