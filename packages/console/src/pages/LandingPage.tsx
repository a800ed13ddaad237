// The landing page, also shown for unknown paths.
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Landing } from "../features/landing/Landing.tsx";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { RegisterNow } from "../features/session/RegisterNow.tsx";
import { useSession } from "../auth/session.tsx";
import { usePageTitle } from "../components/page/page-title.ts";
import { findPattern, unknown } from "../app/paths.ts";
import { Footer } from "../components/page/Footer.tsx";

export default function LandingPage() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { token } = useSession();
  const { data: settings } = useQuery(settingsQuery());
  usePageTitle("");
  const register = { size: "lg", supportEmail: settings?.support_email ?? "" } as const;
  return (
    <Landing
      docsUrl={settings?.docs_url ?? ""}
      signedIn={token !== ""}
      unknown={findPattern(pathname) === unknown}
      register={
        <RegisterNow intent="primary" {...register}>
          {t("register.title")}
        </RegisterNow>
      }
      registerAgain={
        <RegisterNow intent="secondary" {...register}>
          {t("register.title")}
        </RegisterNow>
      }
      footer={<Footer settings={settings} />}
    />
  );
}
