// The page of the connected company's people and their permissions.
import { useTranslation } from "react-i18next";
import { appsQuery, departmentsQuery } from "../features/people/people.queries.ts";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { People } from "../features/people/People.tsx";
import { CompanyOnly } from "./store/StoreFrame.tsx";

export const queries: PageQueries = ({ company }) =>
  company ? [appsQuery(company), departmentsQuery(company)] : [];

export default function PeoplePage() {
  const { t } = useTranslation();
  const title = t("nav.people");
  usePageTitle(title);
  return <CompanyOnly title={title}>{(company) => <People company={company} />}</CompanyOnly>;
}
