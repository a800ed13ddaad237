// The page of an administrators' list: its title, the table, and the question before an action.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button, PageTitle } from "@lanyard/design-system";
import { useUser } from "../../auth/session.tsx";
import { ConfirmLater } from "../late/ConfirmLater.tsx";
import { PageBody } from "../page/PageBody.tsx";
import { usePageTitle } from "../page/page-title.ts";
import { AdminTable } from "./AdminTable.tsx";
import type { AdminListState } from "./useAdminList.ts";
import type { ListAction, ListActions } from "./useListActions.ts";

interface AdminListPageProps<Row, Detail> {
  readonly state: AdminListState<Row, Detail>;
  /** Beside the title. */
  readonly action?: ReactNode;
  /** A button that creates a row, beside the title and in the empty list. */
  readonly create?: ReactNode;
  readonly actions?: ListActions<Row>;
  /** The actions on the selected rows. */
  readonly bulk?: readonly ListAction<Row>[];
  /** Further filters, below the toolbar. */
  readonly filters?: ReactNode;
  /** The drawer and the dialogs. */
  readonly children: ReactNode;
}

export function AdminListPage<Row, Detail>(props: AdminListPageProps<Row, Detail>) {
  const { state, actions, create, bulk = [], filters, children } = props;
  const { list, pages, words } = state;
  const { t } = useTranslation();
  const { id: own } = useUser();
  const title = words.own("title", { count: 0 });
  usePageTitle(title);
  const action = props.action ?? create;
  const selectedRows = (keys: readonly string[]) =>
    (pages.rows ?? []).filter((row) => keys.includes(list.rowKey(row)));
  return (
    <PageBody className="gap-8 py-8">
      <PageTitle title={title} {...(action !== undefined && { variant: "button", action })} />
      <AdminTable
        {...pages}
        list={list}
        words={words}
        view={state.view}
        onChange={(change) => state.change(change)}
        create={create}
        own={own}
        {...(actions && {
          selected: actions.selected,
          onSelect: actions.setSelected,
          actions: (keys) =>
            bulk.map((one) => (
              <Button
                key={one.label}
                size="sm"
                {...(one.tone && { intent: one.tone })}
                onClick={() => actions.start({ action: one, rows: selectedRows(keys), keys })}
              >
                {one.label}
              </Button>
            )),
        })}
      >
        {filters}
      </AdminTable>
      {children}
      {actions && (
        <ConfirmLater
          open={actions.isConfirming}
          onOpenChange={actions.cancel}
          title={actions.pending?.title}
          confirmLabel={actions.pending?.action.label ?? ""}
          cancelLabel={t("cancel")}
          closeLabel={t("close")}
          tone={actions.pending?.action.tone}
          busy={actions.running !== undefined}
          busyLabel={words.common("saving", { count: 1 })}
          onConfirm={actions.confirm}
        >
          {actions.pending?.text}
        </ConfirmLater>
      )}
    </PageBody>
  );
}
