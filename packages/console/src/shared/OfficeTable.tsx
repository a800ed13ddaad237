// A list of the office as a table: search and filters above, further pages below; what is open beside it is in the address.
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
import { formatDay } from "./format.ts";
import type { Listed } from "./listed.ts";
import { useReader } from "./reader.ts";

/** What the page of a table gives it. */
export interface OfficeTableProps<Row> extends Listed<Row> {
  /** Shows all of them again. */
  readonly onClear: () => void;
  readonly toolbar: ReactNode;
}

/** Of a table in which several can be chosen. */
export interface OfficeChoice<Row> {
  readonly selected: readonly string[];
  readonly onSelect: (selected: string[]) => void;
  /** What can be done with those that are chosen. */
  readonly actions: DataSelection<Row>["actions"];
}

/** What a table says, after the name of its list: `users.list`. */
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
  /** `count`: of those that are shown. */
  readonly say: (text: OfficeText, shown: { readonly count: number }) => string;
  /** "Show more". */
  readonly moreLabel: string;
  readonly columns: DataColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  /** The query of the address at which one is open beside the list. */
  readonly addressOf: (row: Row) => Readonly<Record<string, string>>;
  /** By search or filters. */
  readonly isNarrowed: boolean;
  /** Makes the first one. */
  readonly create?: ReactNode;
  readonly choice?: OfficeChoice<Row> & Pick<DataSelection<Row>, "disabled" | "texts">;
}

/** Words of a cell, which break where they have to. */
export const wordsOf = (text: string) => (
  <bdi className="wrap-anywhere max-sm:text-end">{text}</bdi>
);

function Day({ at }: { readonly at: string }) {
  return <bdi className="whitespace-nowrap">{formatDay(at, useReader())}</bdi>;
}

/** A day of a cell, on one line. */
export const dayOf = (at: string) => <Day at={at} />;

export function OfficeTable<Row>(props: OwnProps<Row>) {
  const { columns, rows, rowKey, addressOf, stale, error, onRetry, choice, more } = props;
  const { t } = useTranslation();
  const say = (text: OfficeText) => props.say(text, { count: rows?.length ?? 0 });
  const linkTo = (row: Row) => (
    <Link to={{ search: new URLSearchParams(addressOf(row)).toString() }} />
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
              shown: say("found"),
              more: more.error === undefined ? props.moreLabel : t("action.retry"),
              busy: t("loading"),
            }}
          />
        )
      }
    />
  );
}
