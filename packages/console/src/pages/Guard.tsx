// Shows pages to signed-in users only; others sign in first and return.
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useSession } from "../session/session.tsx";
import { PageFailure } from "../shared/PageFailure.tsx";
import { paths } from "../shared/paths.ts";
import { withoutAsking } from "../shared/useLeaveGuard.ts";

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
