// Shows pages to signed-in users only; others sign in first and return.
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { Button, Notice, PageTitle } from "@lanyard/design-system";
import { useSession } from "../session/session.tsx";
import { PageBody } from "../shared/PageBody.tsx";
import { paths } from "../shared/paths.ts";

export function Guard() {
  const { t } = useTranslation();
  const { token, user, ended, failed, retry } = useSession();
  const { pathname, search, hash } = useLocation();
  if (user) return <Outlet />;
  if (!token)
    return <Navigate to={ended ? paths.home : paths.loginFor(pathname + search + hash)} replace />;
  if (failed)
    return (
      <PageBody className="gap-6 py-8">
        <PageTitle title={t("session.unreachable")} />
        <Notice
          tone="danger"
          role="alert"
          action={<Button onClick={retry}>{t("action.retry")}</Button>}
        >
          {t("session.unreachable_text")}
        </Notice>
      </PageBody>
    );
  // The shell shows that the page is loading.
  return null;
}
