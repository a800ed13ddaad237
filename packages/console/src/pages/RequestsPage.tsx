// The page of the requests of visitors and companies, for administrators.
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { RequestDialogs } from "../features/enquiry/RequestDialogs.tsx";
import { RequestTable } from "../features/enquiry/RequestTable.tsx";
import { RequestToolbar } from "../features/enquiry/RequestToolbar.tsx";
import { requestQuery, requestsQuery } from "../features/enquiry/requests.queries.ts";
import { requestsIn } from "../features/enquiry/requests-view.ts";
import { useRequests } from "../features/enquiry/useRequests.ts";
import { useSession } from "../auth/session.tsx";
import { foundIn, listedBy } from "../api/listed.ts";
import { PageBody } from "../components/page/PageBody.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";

export const queries: PageQueries = ({ search }) => {
  const view = requestsIn(search);
  return [requestsQuery(view), ...(view.request === undefined ? [] : [requestQuery(view.request)])];
};

export default function RequestsPage() {
  const { t } = useTranslation("office");
  const { user } = useSession();
  const state = useRequests();
  const { view, change, list } = state;
  const title = t("requests.title");
  usePageTitle(title);
  const shown = listedBy(list);
  const closeChosen = (keys: readonly string[]) => (
    <Button size="sm" onClick={() => state.setClosing(keys.map(Number))}>
      {t("requests.close_many")}
    </Button>
  );
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle title={title} />
      <RequestTable
        {...shown}
        view={view}
        onClear={() => change({ search: "", kind: undefined, state: undefined })}
        selected={state.selected}
        onSelect={state.setSelected}
        actions={closeChosen}
        toolbar={
          <RequestToolbar
            view={view}
            onChange={change}
            searching={shown.stale && view.search !== ""}
            result={foundIn(shown, (text, found) => t(`requests.${text}`, found))}
          />
        }
      />
      <RequestDialogs requests={state} reader={user ?? undefined} />
    </PageBody>
  );
}
