// Lets only signed-in users through; everybody else is asked to sign in and comes back.
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { Button, EmptyState } from "@lanyard/design-system";
import { useSession } from "../session/session.tsx";
import { paths } from "../shared/paths.ts";

export function Guard() {
  const { t } = useTranslation();
  const { token, user, ended, failed, retry } = useSession();
  const { pathname, search } = useLocation();
  if (user) return <Outlet />;
  if (!token)
    return <Navigate to={ended ? paths.home : paths.loginFor(pathname + search)} replace />;
  if (failed)
    return (
      <EmptyState
        headingLevel={1}
        title={t("session.unreachable")}
        text={t("session.unreachable_text")}
        action={<Button onClick={retry}>{t("action.retry")}</Button>}
      />
    );
  // The frame says that it takes long.
  return null;
}
