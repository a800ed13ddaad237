// The landing page, also shown for unknown paths.
import { useQuery } from "@tanstack/react-query";
import { Landing } from "../landing/Landing.tsx";
import { settingsQuery } from "../lookup/lookup.queries.ts";
import { RegisterNow } from "../session/RegisterNow.tsx";
import { useSession } from "../session/session.tsx";
import { useTranslation } from "react-i18next";

export default function LandingPage() {
  const { t } = useTranslation();
  const { token } = useSession();
  const { data: settings } = useQuery(settingsQuery());
  const supportEmail = settings?.support_email ?? "";
  return (
    <Landing
      productName={settings?.product_name ?? ""}
      docsUrl={settings?.docs_url ?? ""}
      signedIn={token !== ""}
      register={
        <RegisterNow intent="primary" size="lg" supportEmail={supportEmail}>
          {t("landing.cta_button")}
        </RegisterNow>
      }
    />
  );
}
