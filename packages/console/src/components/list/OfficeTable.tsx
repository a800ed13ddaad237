// A list of the office (the administrators' pages) as a table: search and filters above, further pages below. The
// address says which row is open beside it.
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import {
  Button,
  DataTable,
  EmptyState,
  LoadMore,
  Notice,
  type DataColumn,
  type DataSelection,
} from "@lanyard/design-system";
import { formatDay } from "../../i18n/format.ts";
import type { Listed } from "../../api/listed.ts";
import { useReader } from "../../i18n/reader.ts";

/** The props that a page passes to its table. */
export interface OfficeTableProps<Row> extends Listed<Row> {
  /** Clears search and filters. */
  readonly onClear: () => void;
  readonly toolbar: ReactNode;
}

/** For a table with selectable rows. */
export interface OfficeChoice<Row> {
  readonly selected: readonly string[];
  readonly onSelect: (selected: string[]) => void;
  /** The actions on the selected rows. */
  readonly actions: DataSelection<Row>["actions"];
}

/** The texts of a table; the key is prefixed by the name of its list: `users.list`. */
export type OfficeText =
  | "list"
  | "failed"
  | "no_match"
  | "no_match_text"
  | "clear"
  | "empty"
  | "empty_text"
  | "found";

interface OwnProps<Row> extends OfficeTableProps<Row> {
  /** `count` is the number of rows shown. */
  readonly say: (text: OfficeText, shown: { readonly count: number }) => string;
  /** "Show more". */
  readonly moreLabel: string;
  readonly columns: DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The query parameters that open this row beside the list. */
  readonly addressOf: (row: Row) => Readonly<Record<string, string>>;
  /** Whether a search or a filter is active. */
  readonly isNarrowed: boolean;
  /** A button that creates the first row, for the empty list. */
  readonly create?: ReactNode;
  readonly choice?: OfficeChoice<Row> & Pick<DataSelection<Row>, "disabled" | "texts">;
}

function Day({ at }: { readonly at: string }) {
  return <bdi className="whitespace-nowrap">{formatDay(at, useReader())}</bdi>;
}

/** A date in a cell, without line breaks. */
export const dayOf = (at: string) => <Day at={at} />;

export function OfficeTable<Row>(props: OwnProps<Row>) {
  const { columns, rows, rowKey, addressOf, stale, error, onRetry, choice, more } = props;
  const { t } = useTranslation();
  const say = (text: OfficeText) => props.say(text, { count: rows?.length ?? 0 });
  const linkTo = (row: Row) => (
    <Link to={{ search: new URLSearchParams(addressOf(row)).toString() }} preventScrollReset />
  );
  return (
    <DataTable
      caption={say("list")}
      columns={columns}
      rows={[...(rows ?? [])]}
      rowKey={rowKey}
      rowLink={linkTo}
      loading={rows === undefined || stale}
      toolbar={props.toolbar}
      {...(error !== undefined && {
        error: (
          <Notice
            tone="danger"
            title={say("failed")}
            action={<Button onClick={onRetry}>{t("action.retry")}</Button>}
          >
            {error}
          </Notice>
        ),
      })}
      empty={
        props.isNarrowed ? (
          <EmptyState
            picture={null}
            title={say("no_match")}
            text={say("no_match_text")}
            action={<Button onClick={props.onClear}>{say("clear")}</Button>}
          />
        ) : (
          <EmptyState badge title={say("empty")} text={say("empty_text")} action={props.create} />
        )
      }
      {...(choice && {
        selection: {
          selected: choice.selected,
          onSelectedChange: choice.onSelect,
          ...(choice.disabled && { disabled: choice.disabled }),
          ...(choice.actions && { actions: choice.actions }),
          texts: choice.texts,
        },
      })}
      foot={
        more && (
          <LoadMore
            onMore={more.load}
            busy={more.busy}
            error={more.error}
            texts={{
              count: say("found"),
              more: more.error === undefined ? props.moreLabel : t("action.retry"),
              busy: t("loading"),
            }}
          />
        )
      }
    />
  );
}
