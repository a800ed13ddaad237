// The page that a mailed link opens: sets a new password, then redirects to login.
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { useToast } from "@lanyard/design-system";
import { PasswordForm } from "../features/account/PasswordForm.tsx";
import { useSetPassword } from "../features/account/account.queries.ts";
import { DoorBadge } from "../components/page/DoorBadge.tsx";
import { usePageTitle } from "../components/page/page-title.ts";
import { paths } from "../app/paths.ts";
import { TextLink } from "../components/page/TextLink.tsx";

export default function PasswordResetPage() {
  const { t, i18n } = useTranslation();
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const { show } = useToast();
  const { mutateAsync } = useSetPassword();
  usePageTitle(t("reset.title"));
  return (
    <DoorBadge
      below={
        <>
          {t("reset.expired")}
          <TextLink to={paths.forgotten}>{t("reset.again")}</TextLink>
        </>
      }
    >
      <h1 className="text-xl font-semibold tracking-tight">{t("reset.title")}</h1>
      <PasswordForm
        submitText={t("reset.submit")}
        onSubmit={async ({ password, password_confirmation }) => {
          await mutateAsync({ password, password_confirmation, token });
          show(() => ({ tone: "success", lines: [i18n.t("reset.done")] }));
          await navigate(paths.login);
        }}
      />
    </DoorBadge>
  );
}
