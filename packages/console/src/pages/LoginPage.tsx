// The login page; after signing in it redirects to the page that the visitor came from.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useSearchParams } from "react-router-dom";
import { useChangePassword } from "../account/account.queries.ts";
import { settingsQuery } from "../lookup/lookup.queries.ts";
import { LoginForm } from "../session/LoginForm.tsx";
import { RegisterNow } from "../session/RegisterNow.tsx";
import { useSession } from "../session/session.tsx";
import { lateModal } from "../shared/late-modal.tsx";
import { usePageTitle } from "../shared/page-title.ts";
import { safeReturn } from "../shared/paths.ts";

const ForgotPasswordModal = lateModal(() => import("../account/ForgotPasswordModal.tsx"));

export default function LoginPage() {
  const { t } = useTranslation();
  const { user, signIn } = useSession();
  const { data: settings } = useQuery(settingsQuery());
  const [search] = useSearchParams();
  usePageTitle(t("login.title"));
  const reset = useChangePassword();
  const [forgotten, setForgotten] = useState<string>();

  if (user) return <Navigate to={safeReturn(search.get("returnUrl"))} replace />;
  return (
    <div className="mx-auto flex w-full max-w-md flex-col px-4 gap-6 py-8 sm:py-16">
      <div className="rounded-lg border border-line bg-surface-raised p-6 sm:p-8">
        <LoginForm
          onSubmit={(credentials) => signIn(credentials)}
          onForgot={setForgotten}
          forgot={ForgotPasswordModal.opener}
        />
      </div>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-muted">
        {t("login.no_account")}
        <RegisterNow inText supportEmail={settings?.support_email ?? ""} />
      </p>
      <ForgotPasswordModal
        open={forgotten !== undefined}
        email={forgotten ?? ""}
        onOpenChange={() => {
          setForgotten(undefined);
          reset.reset();
        }}
        onSend={reset.mutate}
        state={
          ({ idle: "idle", pending: "sending", success: "sent", error: "failed" } as const)[
            reset.status
          ]
        }
        error={reset.error?.message}
      />
    </div>
  );
}
