// The page that a mailed link opens: sets a new password, then redirects to login.
import { useTranslation } from "react-i18next";
import { useNavigate, useParams } from "react-router-dom";
import { useToast } from "@lanyard/design-system";
import { PasswordForm } from "../account/PasswordForm.tsx";
import { useSetPassword } from "../account/account.queries.ts";
import { usePageTitle } from "../shared/page-title.ts";
import { paths } from "../shared/paths.ts";

export default function PasswordResetPage() {
  const { t } = useTranslation();
  const { token = "" } = useParams();
  const navigate = useNavigate();
  const { show } = useToast();
  const { mutateAsync } = useSetPassword();
  usePageTitle(t("reset.title"));
  return (
    <div className="mx-auto flex w-full max-w-md flex-col px-4 py-8 sm:py-16">
      <div className="flex flex-col gap-6 rounded-lg border border-line bg-surface-raised p-6 sm:p-8">
        <h1 className="text-xl font-semibold tracking-tight">{t("reset.title")}</h1>
        <PasswordForm
          submitText={t("reset.submit")}
          onSubmit={async ({ password, password_confirmation }) => {
            await mutateAsync({ password, password_confirmation, token });
            show({ tone: "success", lines: [t("reset.done")] });
            await navigate(paths.login);
          }}
        />
      </div>
    </div>
  );
}
