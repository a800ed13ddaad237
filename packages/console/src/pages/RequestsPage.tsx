// The page of what visitors and companies have asked for, for administrators.
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { RequestDialogs } from "../enquiry/RequestDialogs.tsx";
import { RequestTable } from "../enquiry/RequestTable.tsx";
import { RequestToolbar } from "../enquiry/RequestToolbar.tsx";
import { useRequests } from "../enquiry/useRequests.ts";
import { useSession } from "../session/session.tsx";
import { PageBody } from "../shared/PageBody.tsx";
import { usePageTitle } from "../shared/page-title.ts";

export default function RequestsPage() {
  const { t } = useTranslation("office");
  const { user } = useSession();
  const state = useRequests();
  const { view, change, list } = state;
  const title = t("requests.title");
  usePageTitle(title);
  const requests = list.data?.pages.flatMap(({ output }) => output);
  const failed = list.error !== null && (list.isPlaceholderData || !list.data);
  const found = requests?.length ?? 0;
  const closeChosen = (keys: readonly string[]) => (
    <Button size="sm" onClick={() => state.setClosing(keys.map(Number))}>
      {t("requests.close_many")}
    </Button>
  );
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle title={title} />
      <RequestTable
        view={view}
        requests={failed ? undefined : requests}
        stale={list.isPlaceholderData}
        error={failed ? list.error?.message : undefined}
        onRetry={() => void list.refetch()}
        onClear={() => change({ search: "", kind: undefined, state: undefined })}
        selected={state.selected}
        onSelect={state.setSelected}
        actions={closeChosen}
        toolbar={
          <RequestToolbar
            view={view}
            onChange={change}
            searching={list.isPlaceholderData && view.search !== ""}
            result={
              found === 0 || list.isPlaceholderData
                ? ""
                : list.hasNextPage
                  ? t("requests.found_more", { count: found })
                  : t("requests.found", { count: found })
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
      <RequestDialogs requests={state} reader={user ?? undefined} />
    </PageBody>
  );
}
