// Shown in place of a page that fails to load or to render.
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useRouteError } from "react-router-dom";
import { PartMissing } from "../components/late/lazy-part.ts";
import { PageFailure } from "../components/page/PageFailure.tsx";
import { usePageTitle } from "../components/page/page-title.ts";
import { loadAgain } from "../drafts/load-again.ts";

export function PageFailed() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const here = useLocation();
  const missing = useRouteError() instanceof PartMissing;
  usePageTitle(t("not_loaded.title"));
  useEffect(() => {
    if (!missing) return undefined;
    const onOnline = () => void loadAgain();
    addEventListener("online", onOnline);
    return () => removeEventListener("online", onOnline);
  }, [missing]);
  return (
    <PageFailure
      title={t("not_loaded.title")}
      text={t(missing ? "part.missing" : "page.failed")}
      label={t(missing ? "page.reload" : "action.retry")}
      onPress={() =>
        void (missing
          ? loadAgain()
          : navigate(here, { replace: true, state: here.state as unknown }))
      }
    />
  );
}
