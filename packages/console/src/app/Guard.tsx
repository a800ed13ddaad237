// Shows pages to signed-in users only; others sign in first and return.
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../auth/session.tsx";
import { PageFailure } from "../components/page/PageFailure.tsx";
import { paths } from "./paths.ts";
import { withoutAsking } from "../drafts/useLeaveGuard.ts";

export function Guard() {
  const { t } = useTranslation();
  const { token, user, ended, failed, retry } = useSession();
  const { pathname, search, hash } = useLocation();
  if (user) return <Outlet />;
  if (!token)
    return (
      <Navigate
        to={ended ? paths.home : paths.loginFor(pathname + search + hash)}
        replace
        {...withoutAsking}
      />
    );
  if (failed)
    return (
      <PageFailure
        title={t("session.unreachable")}
        text={t("session.unreachable_text")}
        label={t("action.retry")}
        onPress={retry}
      />
    );
  // The shell shows that the page is loading.
  return null;
}
