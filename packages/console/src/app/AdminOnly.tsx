// Shows pages to administrators only; tells everybody else so, and leads them to their products.
import { useTranslation } from "react-i18next";
import { Outlet, useNavigate } from "react-router-dom";
import { useRole } from "../auth/session.tsx";
import { PageFailure } from "../components/page/PageFailure.tsx";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "./paths.ts";

function Refused() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  usePageTitle(t("admin_only.title"));
  return (
    <PageFailure
      title={t("admin_only.title")}
      text={t("admin_only.text")}
      label={t("admin_only.to_products")}
      onPress={() => void navigate(paths.products)}
    />
  );
}

export const AdminOnly = () => (useRole() === "admin" ? <Outlet /> : <Refused />);
