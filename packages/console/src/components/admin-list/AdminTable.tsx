// An administrators' list as a table: search and filters above, further pages below. The address holds the row that is
// open beside it.
import { useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  Button,
  DataTable,
  EmptyState,
  LoadMore,
  Notice,
  type DataSelection,
} from "@lanyard/design-system";
import { formatDay } from "../../i18n/format.ts";
import { useReader } from "../../i18n/reader.ts";
import { formatRowCount, type PagedList } from "../../api/paged-list.ts";
import {
  filterNames,
  type AdminList,
  type CommonText,
  type ListWords,
  type OwnText,
} from "./admin-list.ts";
import { ListToolbar } from "./ListToolbar.tsx";
import { toAddress, type View } from "./list-view.ts";

export interface AdminTableProps<Row> extends PagedList<Row> {
  readonly view: View;
  readonly onChange: (change: View) => void;
  readonly selected?: readonly string[];
  readonly onSelect?: (selected: string[]) => void;
  /** Id of the signed-in user. */
  readonly own?: number | undefined;
  /** The actions on the selected rows. */
  readonly actions?: DataSelection<Row>["actions"];
  /** A button that creates the first row, for the empty list. */
  readonly create?: ReactNode;
  /** Further filters, below the toolbar. */
  readonly children?: ReactNode;
}

interface OwnProps<Row, Detail> extends AdminTableProps<Row> {
  readonly list: AdminList<Row, Detail>;
  readonly words: ListWords<Row>;
}

function Day({ at }: { readonly at: string }) {
  return <bdi className="whitespace-nowrap">{formatDay(at, useReader())}</bdi>;
}

/** A date in a cell, without line breaks. */
export const dayCell = (at: string) => <Day at={at} />;

export function AdminTable<Row, Detail>(props: OwnProps<Row, Detail>) {
  const { list, words, view, onChange, rows, stale, error, more, actions } = props;
  const { t } = useTranslation();
  const searchField = useRef<HTMLInputElement>(null);
  const own = (text: OwnText) => words.own(text, { count: rows?.length ?? 0 });
  const common = (text: CommonText) => words.common(text, { count: 0 });
  const filters = filterNames(list);
  const linkTo = (row: Row) => {
    const search = new URLSearchParams(toAddress({ ...view, [list.open]: list.rowKey(row) }));
    return <Link to={{ search: search.toString() }} preventScrollReset />;
  };
  const clear = () => {
    onChange(Object.fromEntries(filters.map((name) => [name, undefined])));
    // The button disappears with the filters.
    searchField.current?.focus();
  };
  const retry = () => {
    props.onRetry();
    // The button disappears with the failure.
    searchField.current?.focus();
  };
  const toolbar = (
    <ListToolbar
      {...{ list, words, view, onChange }}
      searchField={searchField}
      busy={stale && view[list.search] !== undefined}
      result={formatRowCount(props, words.own)}
    >
      {props.children}
    </ListToolbar>
  );
  return (
    <DataTable<Row>
      caption={own("list")}
      columns={words.columns(view)}
      rows={[...(rows ?? [])]}
      rowKey={list.rowKey}
      rowLink={linkTo}
      loading={rows === undefined || stale}
      toolbar={toolbar}
      {...(error !== undefined && {
        error: (
          <Notice
            tone="danger"
            title={own("failed")}
            action={<Button onClick={retry}>{t("action.retry")}</Button>}
          >
            {error}
          </Notice>
        ),
      })}
      empty={
        filters.some((name) => view[name] !== undefined) ? (
          <EmptyState
            title={own("no_match")}
            text={own("no_match_text")}
            action={<Button onClick={clear}>{own("clear")}</Button>}
          />
        ) : (
          <EmptyState badge title={own("empty")} text={own("empty_text")} action={props.create} />
        )
      }
      {...(words.selection && {
        selection: {
          selected: props.selected ?? [],
          ...(props.onSelect && { onSelectedChange: props.onSelect }),
          ...(actions && { actions }),
          disabled: (row) => words.selection?.isDisabled(row, props.own) ?? false,
          texts: {
            row: words.selection.label,
            page: common("select_all"),
            count: (count) => words.common("selected", { count }),
            clear: common("select_none"),
          },
        },
      })}
      foot={
        more && (
          <LoadMore
            onMore={more.load}
            busy={more.busy}
            error={more.error}
            texts={{
              count: own("found"),
              more: more.error === undefined ? common("more") : t("action.retry"),
              busy: t("loading"),
            }}
          />
        )
      }
    />
  );
}
