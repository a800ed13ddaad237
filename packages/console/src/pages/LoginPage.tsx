// The login page; after signing in it redirects to the page that the visitor came from.
import { useQuery } from "@tanstack/react-query";
import { use, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useSearchParams } from "react-router-dom";
import { useToast } from "@lanyard/design-system";
import { useChangePassword } from "../features/account/account.queries.ts";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { LoginForm } from "../features/session/LoginForm.tsx";
import { RegisterNow } from "../features/session/RegisterNow.tsx";
import { useSession } from "../auth/session.tsx";
import { lateModal } from "../components/late/late-modal.tsx";
import { DoorBadge } from "../components/page/DoorBadge.tsx";
import { usePageTitle } from "../components/page/page-title.ts";
import { forgottenHash, safeReturn } from "../app/paths.ts";
import { accessToken } from "../auth/storage.ts";
import { EnvironmentContext } from "../components/page/environment.ts";
import { useOnce } from "../components/form/useOnce.ts";

const ForgotPasswordModal = lateModal(() => import("../features/account/ForgotPasswordModal.tsx"));

const longEnoughMs = 15_000;

export default function LoginPage() {
  const { t, i18n } = useTranslation();
  const { show } = useToast();
  const { user, signIn } = useSession();
  const { origin } = use(EnvironmentContext);
  const { data: settings } = useQuery(settingsQuery());
  const [search] = useSearchParams();
  usePageTitle(t("login.title"));
  const reset = useChangePassword();
  const { hash } = useLocation();
  const [forgotten, setForgotten] = useState(hash === forgottenHash ? "" : undefined);

  // A refusal is shown in the modal.
  const ask = useOnce((email: string) => reset.mutateAsync(email).catch(() => undefined));

  if (user) return <Navigate to={safeReturn(search.get("returnUrl"), origin)} replace />;
  return (
    <DoorBadge
      below={
        <>
          {t("login.no_account")}
          <RegisterNow inText supportEmail={settings?.support_email ?? ""} />
        </>
      }
    >
      <LoginForm
        onSubmit={async (credentials) => {
          await signIn(credentials);
          // Otherwise the next page that is opened would ask to sign in again, and not say why.
          if (accessToken.isRefused())
            show(() => ({
              tone: "danger",
              lines: [i18n.t("login.not_kept")],
              duration: longEnoughMs,
            }));
        }}
        onForgot={setForgotten}
        covered={forgotten !== undefined}
        forgot={ForgotPasswordModal.opener}
      />
      <ForgotPasswordModal
        open={forgotten !== undefined}
        email={forgotten ?? ""}
        onOpenChange={() => {
          setForgotten(undefined);
          reset.reset();
        }}
        onSend={(email) => void ask(email)}
        state={
          ({ idle: "idle", pending: "sending", success: "sent", error: "failed" } as const)[
            reset.status
          ]
        }
        error={reset.error?.message}
      />
    </DoorBadge>
  );
}
