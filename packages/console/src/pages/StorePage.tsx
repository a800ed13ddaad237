// The store page: the apps that companies and visitors can get.
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { useTranslation } from "react-i18next";
import { PageTitle } from "@lanyard/design-system";
import { correctedText, parseCorrections } from "@lanyard/contract";
import { ConnectCompany } from "../features/company/ConnectCompany.tsx";
import { useCompany } from "../auth/company.session.tsx";
import { menuQuery, settingsQuery } from "../features/lookup/lookup.queries.ts";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";
import { storeCountsQuery, storeFrontQuery, storeQuery } from "../features/store/store.queries.ts";
import { toStoreQuery, toStoreSearch, parseStoreView } from "../features/store/store-view.ts";
import { useStoreView } from "../features/store/useStoreView.ts";
import { StoreCards } from "../features/store/StoreCards.tsx";
import { FrontSkeleton, StoreFront } from "../features/store/StoreFront.tsx";
import { StoreSearch } from "../features/store/StoreSearch.tsx";
import { CategoryFilter } from "../features/store/CategoryFilter.tsx";
import { StoreFrame } from "./store/StoreFrame.tsx";

export const queries: PageQueries = ({ company, search }) => {
  const view = parseStoreView(search);
  return [
    storeQuery(company, view),
    storeCountsQuery(company, view),
    storeFrontQuery(company),
    menuQuery(),
  ];
};

export default function StorePage() {
  const { t } = useTranslation("store");
  const { company, ended } = useCompany();
  const [view, changeView] = useStoreView();
  const { data: settings } = useQuery(settingsQuery());
  const { data: menu, isPending: noMenu } = useQuery(menuQuery());
  const list = useInfiniteQuery(storeQuery(company, view));
  const { data: front, isPending: noFront } = useQuery(storeFrontQuery(company));
  const { data: counts } = useQuery(storeCountsQuery(company, view));
  const countByEntry = useMemo(
    () => counts && new Map(counts.entries.map(({ menu_entry_id: id, count }) => [id, count])),
    [counts],
  );
  const field = useRef<HTMLInputElement>(null);
  usePageTitle(t("store.title"), t("store.text"));

  const { data, error, isPlaceholderData } = list;
  const loadedCards = useMemo(() => data?.pages.flatMap(({ output }) => output), [data]);
  // After a failure do not show the placeholder: data of another view is not an answer.
  const failed = error !== null && (isPlaceholderData || !data);
  const cards = failed ? undefined : loadedCards;
  const currentQuery = data?.pages[0]?.query ?? toStoreQuery(view);
  const stale = isPlaceholderData && !failed;
  const hasFront = toStoreSearch(view) === "";
  const corrections = parseCorrections(data?.pages[0]?.corrected ?? null);
  return (
    <StoreFrame>
      <PageTitle
        variant="button"
        title={t("store.title")}
        subtitle={t(company ? "store.text_company" : "store.text", { name: company?.name })}
        action={
          company || ended ? undefined : (
            <ConnectCompany supportEmail={settings?.support_email ?? ""} />
          )
        }
      />
      <div className="flex flex-col gap-4">
        <StoreSearch
          filter={view.filter}
          onSearch={(filter) => changeView({ filter })}
          field={field}
          busy={stale && view.filter !== ""}
          result={
            currentQuery.filter !== undefined && cards
              ? t(list.hasNextPage ? "wall.found_more" : "wall.found", { count: cards.length })
              : undefined
          }
          corrected={
            currentQuery.filter !== undefined && cards && corrections.length > 0
              ? {
                  typed: currentQuery.filter,
                  searched: correctedText(currentQuery.filter, corrections),
                }
              : undefined
          }
        />
        <CategoryFilter
          menu={noMenu ? undefined : (menu ?? [])}
          counts={countByEntry}
          all={counts?.all}
          selected={view.entry}
          onChoose={(entry) => changeView({ entry })}
        />
      </div>
      {hasFront && noFront && <FrontSkeleton />}
      {hasFront && front && <StoreFront front={front} withLicense={company !== undefined} />}
      <section aria-label={t("wall.list")} className="flex flex-col gap-4">
        {hasFront && (noFront || front) && (
          <h2 className="text-lg font-semibold tracking-tight">{t("wall.all")}</h2>
        )}
        <StoreCards
          cards={cards}
          query={currentQuery}
          stale={stale}
          error={failed ? error.message : undefined}
          onRetry={() => void list.refetch()}
          onClear={() => {
            changeView({ filter: "", entry: undefined });
            field.current?.focus();
          }}
          withLicense={company !== undefined}
          more={
            list.hasNextPage || (data?.pages.length ?? 0) > 1
              ? {
                  next: list.hasNextPage
                    ? {
                        load: () => void list.fetchNextPage(),
                        busy: list.isFetchingNextPage,
                        error: list.isFetchNextPageError ? error?.message : undefined,
                        byItself: true,
                      }
                    : undefined,
                }
              : undefined
          }
        />
      </section>
    </StoreFrame>
  );
}
