// The details of one company for administrators: its facts, its licenses, and its tokens.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, FactsList } from "@lanyard/design-system";
import type { CompanyDetail } from "@lanyard/contract";
import { ListDrawer, type ListDrawerProps } from "../../../components/admin-list/ListDrawer.tsx";
import { formatDay, formatUpdated } from "../../../i18n/format.ts";
import { useReader } from "../../../i18n/reader.ts";
import { CompanyBadge } from "./companies.list.tsx";

interface CompanyDrawerProps extends ListDrawerProps<CompanyDetail> {
  /** The company's licenses. */
  readonly licenses: ReactNode;
  readonly onReplace: () => void;
  readonly onRevoke: () => void;
}

function Facts({ company }: { readonly company: CompanyDetail }) {
  const { t } = useTranslation("office");
  const locale = useReader();
  const country = new Intl.DisplayNames(locale, { type: "region" }).of(company.country);
  const { last_seen_at: seen, former_token_until: until } = company;
  return (
    <FactsList
      facts={[
        { term: t("companies.state"), value: <CompanyBadge {...company} /> },
        { term: t("companies.country"), value: country },
        {
          term: t("companies.seen"),
          value: seen === null ? t("companies.never") : formatDay(seen, locale),
        },
        { term: t("companies.since"), value: formatDay(company.created_at, locale) },
        { term: t("companies.people"), value: company.people.toLocaleString(locale) },
        ...(until === null
          ? []
          : [{ term: t("companies.former"), value: formatUpdated(until).slice(0, -3) }]),
      ]}
    />
  );
}

export default function CompanyDrawer(props: CompanyDrawerProps) {
  const { licenses, onReplace, onRevoke, ...drawer } = props;
  const { data: company } = drawer;
  const { t } = useTranslation("office");
  return (
    <ListDrawer
      {...drawer}
      title={company ? <bdi>{company.name}</bdi> : t("companies.list")}
      description={company?.email}
      failed={t("companies.failed")}
      outlines={["h-32", "h-40"]}
      footer={
        company && (
          <>
            {company.active === 1 && (
              <Button intent="danger" onClick={onRevoke}>
                {t("companies.revoke")}
              </Button>
            )}
            <Button onClick={onReplace}>
              {t(company.active ? "token.rotate" : "token.again")}
            </Button>
          </>
        )
      }
    >
      {company && (
        <div className="flex flex-col gap-8">
          <Facts company={company} />
          <section aria-labelledby="licenses" className="flex flex-col gap-3">
            <h3 id="licenses" className="font-semibold">
              {t("companies.licenses")}
            </h3>
            {licenses}
          </section>
        </div>
      )}
    </ListDrawer>
  );
}
