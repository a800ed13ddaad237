// The page of the functionality request: the form, then its confirmation.
import { useMutation, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { EmptyState, LinkButton, PageTitle } from "@lanyard/design-system";
import { requestFunctionality } from "@lanyard/contract";
import { FunctionalityForm, type FunctionalityRequest } from "../enquiry/FunctionalityForm.tsx";
import { settingsQuery } from "../lookup/lookup.queries.ts";
import { DoorBadge } from "../shared/DoorBadge.tsx";
import { usePageTitle } from "../shared/page-title.ts";
import { paths } from "../shared/paths.ts";
import { send } from "../shared/send.ts";

const takeFocus = (element: HTMLElement | null) => element?.focus();

export default function FunctionalityPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: settings } = useQuery(settingsQuery());
  const request = useMutation({
    mutationFn: (body: FunctionalityRequest) => send(requestFunctionality, { body }),
  });
  usePageTitle(t("functionality.title"));

  if (request.isSuccess)
    return (
      <DoorBadge wide>
        <EmptyState
          // The pressed button has disappeared with the form.
          ref={takeFocus}
          tabIndex={-1}
          headingLevel={1}
          className="outline-none"
          title={t("functionality.sent")}
          text={t("functionality.sent_text")}
          action={
            <LinkButton intent="primary" link={<Link to={paths.home} />}>
              {t("to_home")}
            </LinkButton>
          }
        />
      </DoorBadge>
    );
  return (
    <DoorBadge wide>
      <PageTitle title={t("functionality.title")} subtitle={t("functionality.text")} />
      <FunctionalityForm
        privacyUrl={settings?.privacy_url ?? ""}
        onCancel={() => void navigate(paths.home)}
        onSubmit={request.mutateAsync}
      />
    </DoorBadge>
  );
}
