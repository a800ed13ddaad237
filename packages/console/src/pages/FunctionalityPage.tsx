// The page of the functionality request: the form, then its confirmation.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { PageTitle } from "@lanyard/design-system";
import { FunctionalityForm } from "../features/enquiry/FunctionalityForm.tsx";
import { FunctionalitySent } from "../features/enquiry/FunctionalitySent.tsx";
import { useRequestFunctionality } from "../features/enquiry/requests.queries.ts";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { useSession } from "../auth/session.tsx";
import { DoorBadge } from "../components/page/DoorBadge.tsx";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "../app/paths.ts";

export default function FunctionalityPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { token, user } = useSession();
  const { data: settings } = useQuery(settingsQuery());
  const request = useRequestFunctionality();
  usePageTitle(t("functionality.title"));

  if (request.isSuccess)
    return (
      <DoorBadge wide>
        <FunctionalitySent home={<Link to={paths.home} />} />
      </DoorBadge>
    );
  return (
    <DoorBadge wide>
      <PageTitle title={t("functionality.title")} subtitle={t("functionality.text")} />
      <FunctionalityForm
        privacyUrl={settings?.privacy_url ?? ""}
        owner={token ? user?.id : "visitor"}
        onCancel={() => void navigate(paths.home)}
        onSubmit={request.mutateAsync}
      />
    </DoorBadge>
  );
}
