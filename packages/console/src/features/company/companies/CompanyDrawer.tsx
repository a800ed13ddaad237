// The details of one company for administrators: its facts, its licenses, and its tokens.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, Drawer, FactsList, Notice, Skeleton } from "@lanyard/design-system";
import type { CompanyDetail } from "@lanyard/contract";
import { formatDay, formatUpdated } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import { CompanyMark } from "./CompanyMark.tsx";

export interface CompanyDrawerProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Undefined while loading. */
  readonly company: CompanyDetail | undefined;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  /** The company's licenses. */
  readonly licenses: ReactNode;
  readonly onReplace: () => void;
  readonly onRevoke: () => void;
}

function Facts({ company }: { readonly company: CompanyDetail }) {
  const { t } = useTranslation("office");
  const reader = useReader();
  const country = new Intl.DisplayNames(reader, { type: "region" }).of(company.country);
  const { last_seen_at: seen, former_token_until: until } = company;
  return (
    <FactsList
      facts={[
        { term: t("companies.state"), value: <CompanyMark company={company} /> },
        { term: t("companies.country"), value: country },
        {
          term: t("companies.seen"),
          value: seen === null ? t("companies.never") : formatDay(seen, reader),
        },
        { term: t("companies.since"), value: formatDay(company.created_at, reader) },
        { term: t("companies.people"), value: company.people.toLocaleString(reader) },
        ...(until === null
          ? []
          : [{ term: t("companies.former"), value: formatUpdated(until).slice(0, -3) }]),
      ]}
    />
  );
}

export default function CompanyDrawer(props: CompanyDrawerProps) {
  const { company, error } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("office");
  return (
    <Drawer
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={company ? <bdi>{company.name}</bdi> : to("companies.list")}
      description={company?.email}
      closeLabel={t("close")}
      footer={
        company && (
          <>
            {company.active === 1 && (
              <Button intent="danger" onClick={props.onRevoke}>
                {to("companies.revoke")}
              </Button>
            )}
            <Button onClick={props.onReplace}>
              {to(company.active ? "token.rotate" : "token.again")}
            </Button>
          </>
        )
      }
    >
      {!company && error !== undefined ? (
        <Notice
          tone="danger"
          role="alert"
          title={to("companies.failed")}
          action={<Button onClick={props.onRetry}>{t("action.retry")}</Button>}
        >
          {error}
        </Notice>
      ) : !company ? (
        <div className="flex flex-col gap-4" aria-busy="true">
          <Skeleton className="h-32" />
          <Skeleton className="h-40" />
        </div>
      ) : (
        <div className="flex flex-col gap-8">
          <Facts company={company} />
          <section aria-labelledby="licenses" className="flex flex-col gap-3">
            <h3 id="licenses" className="font-semibold">
              {to("companies.licenses")}
            </h3>
            {props.licenses}
          </section>
        </div>
      )}
    </Drawer>
  );
}
