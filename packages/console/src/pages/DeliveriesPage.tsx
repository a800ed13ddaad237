// The page of sent mails and webhooks, for administrators.
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { DispatchDialogs } from "../features/dispatch/DispatchDialogs.tsx";
import { DispatchTable } from "../features/dispatch/DispatchTable.tsx";
import { DispatchToolbar } from "../features/dispatch/DispatchToolbar.tsx";
import { dispatchesQuery, dispatchQuery } from "../features/dispatch/dispatch.queries.ts";
import { dispatchesIn } from "../features/dispatch/dispatches-view.ts";
import { useDispatches } from "../features/dispatch/useDispatches.ts";
import { foundIn, listedBy } from "../api/listed.ts";
import { PageBody } from "../components/page/PageBody.tsx";
import type { PageQueries } from "../api/page-queries.ts";
import { usePageTitle } from "../components/page/page-title.ts";

export const queries: PageQueries = ({ search }) => {
  const view = dispatchesIn(search);
  return [
    dispatchesQuery(view),
    ...(view.delivery === undefined ? [] : [dispatchQuery(view.delivery)]),
  ];
};

export default function DeliveriesPage() {
  const { t } = useTranslation("operations");
  const state = useDispatches();
  const { view, change, list } = state;
  const title = t("deliveries.title");
  usePageTitle(title);
  const shown = listedBy(list);
  const resendChosen = (keys: readonly string[]) => (
    <Button size="sm" onClick={() => state.setAsking(keys.map(Number))}>
      {t("deliveries.resend")}
    </Button>
  );
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle title={title} />
      <DispatchTable
        {...shown}
        view={view}
        onClear={() => change({ search: "", kind: undefined, state: undefined })}
        selected={state.selected}
        onSelect={state.setSelected}
        actions={resendChosen}
        toolbar={
          <DispatchToolbar
            view={view}
            onChange={change}
            searching={shown.stale && view.search !== ""}
            result={foundIn(shown, (text, found) => t(`deliveries.${text}`, found))}
          />
        }
      />
      <DispatchDialogs dispatches={state} />
    </PageBody>
  );
}
