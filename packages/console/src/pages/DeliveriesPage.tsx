// The page of the mails and webhooks that the server sends, for administrators.
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { DispatchDialogs } from "../dispatch/DispatchDialogs.tsx";
import { DispatchTable } from "../dispatch/DispatchTable.tsx";
import { DispatchToolbar } from "../dispatch/DispatchToolbar.tsx";
import { useDispatches } from "../dispatch/useDispatches.ts";
import { PageBody } from "../shared/PageBody.tsx";
import { usePageTitle } from "../shared/page-title.ts";

export default function DeliveriesPage() {
  const { t } = useTranslation("operations");
  const state = useDispatches();
  const { view, change, list } = state;
  const title = t("deliveries.title");
  usePageTitle(title);
  const dispatches = list.data?.pages.flatMap(({ output }) => output);
  const failed = list.error !== null && (list.isPlaceholderData || !list.data);
  const found = dispatches?.length ?? 0;
  const resendChosen = (keys: readonly string[]) => (
    <Button size="sm" onClick={() => state.setAsking(keys.map(Number))}>
      {t("deliveries.resend")}
    </Button>
  );
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle title={title} />
      <DispatchTable
        view={view}
        dispatches={failed ? undefined : dispatches}
        stale={list.isPlaceholderData}
        error={failed ? list.error?.message : undefined}
        onRetry={() => void list.refetch()}
        onClear={() => change({ search: "", kind: undefined, state: undefined })}
        selected={state.selected}
        onSelect={state.setSelected}
        actions={resendChosen}
        toolbar={
          <DispatchToolbar
            view={view}
            onChange={change}
            searching={list.isPlaceholderData && view.search !== ""}
            result={
              found === 0 || list.isPlaceholderData
                ? ""
                : list.hasNextPage
                  ? t("deliveries.found_more", { count: found })
                  : t("deliveries.found", { count: found })
            }
          />
        }
        more={
          list.hasNextPage || (list.data?.pages.length ?? 0) > 1
            ? {
                load: list.hasNextPage ? () => void list.fetchNextPage() : undefined,
                busy: list.isFetchingNextPage,
                error: list.isFetchNextPageError ? list.error?.message : undefined,
              }
            : undefined
        }
      />
      <DispatchDialogs dispatches={state} />
    </PageBody>
  );
}
