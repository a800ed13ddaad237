// The page of the connected company's people and their permissions.
import { useTranslation } from "react-i18next";
import { usePageTitle } from "../shared/page-title.ts";
import { People } from "../company/People.tsx";
import { CompanyOnly } from "./StoreFrame.tsx";

export default function PeoplePage() {
  const { t } = useTranslation();
  const title = t("nav.people");
  usePageTitle(title);
  return <CompanyOnly title={title}>{(company) => <People company={company} />}</CompanyOnly>;
}
