// The frame of every store page: the company's navigation where the bar does not show it, and the notice that the
// company's token is no longer valid.
import { useQuery } from "@tanstack/react-query";
import { Activity, use, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState, Notice } from "@lanyard/design-system";
import type { CompanySelf } from "@lanyard/contract";
import { CompanyNav } from "../../features/company/CompanyNav.tsx";
import { ConnectCompany } from "../../features/company/ConnectCompany.tsx";
import { useCompany } from "../../auth/company.session.tsx";
import { settingsQuery } from "../../features/lookup/lookup.queries.ts";
import { useSession } from "../../auth/session.tsx";
import { PageBody } from "../../components/page/PageBody.tsx";
import { EnvironmentContext } from "../../components/page/environment.ts";

interface StoreFrameProps {
  readonly children: ReactNode;
  readonly className?: string;
}

export function StoreFrame({ children, className = "gap-8 py-8" }: StoreFrameProps) {
  const { t } = useTranslation("store");
  const { token } = useSession();
  const { company, ended, disconnect } = useCompany();
  const { data: settings } = useQuery(settingsQuery());
  const { host } = use(EnvironmentContext);
  return (
    <PageBody className={className}>
      {company && (host || token !== "") && (
        <CompanyNav name={company.name} onDisconnect={host ? undefined : disconnect} />
      )}
      {ended && (
        <Notice
          tone="warning"
          role="alert"
          title={t("connect.ended")}
          action={<ConnectCompany size="sm" supportEmail={settings?.support_email ?? ""} />}
        >
          {t("connect.ended_text")}
        </Notice>
      )}
      {children}
    </PageBody>
  );
}

interface CompanyOnlyProps extends Omit<StoreFrameProps, "children"> {
  /** The heading while no company is connected. */
  readonly title: string;
  readonly children: (company: CompanySelf) => ReactNode;
}

/**
 * A page with a company's own data: without a connection it asks for one. If the token becomes invalid the page is
 * hidden, and input, also in dialogs, is kept until the company connects again.
 */
export function CompanyOnly({ title, children, ...frame }: CompanyOnlyProps) {
  const { t } = useTranslation("store");
  const { company, former } = useCompany();
  const { data: settings } = useQuery(settingsQuery());
  const whose = company ?? former;
  return (
    <StoreFrame {...frame}>
      {!company && former && <h1 className="text-xl font-semibold tracking-tight">{title}</h1>}
      {whose ? (
        // The key gives each company a page of its own.
        <Activity key={whose.company_id} mode={company ? "visible" : "hidden"}>
          {children(whose)}
        </Activity>
      ) : (
        <>
          <EmptyState
            badge
            headingLevel={1}
            title={title}
            text={t("connect.needed")}
            action={<ConnectCompany supportEmail={settings?.support_email ?? ""} />}
          />
        </>
      )}
    </StoreFrame>
  );
}
