// What the server has sent as a table, for administrators: several that failed can be chosen and sent again.
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
import type { Dispatch } from "@lanyard/contract";
import { formatDay } from "../shared/format.ts";
import { useReader } from "../shared/reader.ts";
import { DispatchMark } from "./DispatchMark.tsx";
import { DispatchName } from "./DispatchName.tsx";
import { aboutOf, reasonIn, titleOf } from "./dispatch-words.ts";
import { addressOfDispatches, isNarrowed, type DispatchesView } from "./dispatches-view.ts";

export interface DispatchTableProps {
  readonly view: DispatchesView;
  /** Undefined while loading. */
  readonly dispatches: readonly Dispatch[] | undefined;
  /** Others are on their way in their place. */
  readonly stale: boolean;
  readonly error: string | undefined;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly toolbar: ReactNode;
  readonly selected: readonly string[];
  readonly onSelect: (selected: string[]) => void;
  /** What can be done with those that are chosen. */
  readonly actions: DataSelection<Dispatch>["actions"];
  readonly more:
    | {
        readonly load: (() => void) | undefined;
        readonly busy: boolean;
        readonly error: string | undefined;
      }
    | undefined;
}

const words = (text: string) => <bdi className="wrap-anywhere max-sm:text-end">{text}</bdi>;
const name = (text: string) => <DispatchName text={text} />;

export function DispatchTable(props: DispatchTableProps) {
  const { view, dispatches, stale, error, selected, onSelect, actions, more } = props;
  const { t } = useTranslation();
  const { t: to } = useTranslation("operations");
  const reader = useReader();
  const day = (at: string) => <bdi className="whitespace-nowrap">{formatDay(at, reader)}</bdi>;
  const state = (one: Dispatch) => (
    <div className="flex flex-col items-start gap-1 max-sm:items-end">
      <DispatchMark one={one} />
      {one.state !== "delivered" && one.reason !== null && (
        <span className="text-sm text-ink-muted max-sm:text-end">{reasonIn(one, to)}</span>
      )}
    </div>
  );
  const columns: DataColumn<Dispatch>[] = [
    {
      id: "what",
      header: to("deliveries.what"),
      cell: (one) => name(titleOf(one, to)),
    },
    {
      id: "about",
      header: to("deliveries.kind"),
      cell: (one) =>
        words(
          one.kind === "mail"
            ? `${to("deliveries.kind_mail")}, ${aboutOf(one, to)}`
            : [to("deliveries.kind_webhook"), one.product_name].filter(Boolean).join(", "),
        ),
      hideBelow: "nav",
    },
    { id: "to", header: to("deliveries.to"), cell: (one) => words(one.receiver) },
    { id: "state", header: to("deliveries.state"), cell: state },
    {
      id: "at",
      header: to("deliveries.last"),
      cell: (one) => (one.last_at === null ? to("deliveries.untried") : day(one.last_at)),
      align: "end",
    },
  ];
  const linkTo = ({ dispatch_id: delivery }: Dispatch) => (
    <Link
      to={{ search: new URLSearchParams(addressOfDispatches({ ...view, delivery })).toString() }}
    />
  );
  return (
    <DataTable
      caption={to("deliveries.list")}
      columns={columns}
      rows={[...(dispatches ?? [])]}
      rowKey={({ dispatch_id: id }) => String(id)}
      rowLink={linkTo}
      loading={dispatches === undefined || stale}
      toolbar={props.toolbar}
      {...(error !== undefined && {
        error: (
          <Notice
            tone="danger"
            title={to("deliveries.failed")}
            action={<Button onClick={props.onRetry}>{t("action.retry")}</Button>}
          >
            {error}
          </Notice>
        ),
      })}
      empty={
        isNarrowed(view) ? (
          <EmptyState
            picture={null}
            title={to("deliveries.no_match")}
            text={to("deliveries.no_match_text")}
            action={<Button onClick={props.onClear}>{to("deliveries.clear")}</Button>}
          />
        ) : (
          <EmptyState badge title={to("deliveries.empty")} text={to("deliveries.empty_text")} />
        )
      }
      selection={{
        selected,
        onSelectedChange: onSelect,
        disabled: (one) => one.state !== "failed",
        ...(actions && { actions }),
        texts: {
          row: (one) => to("deliveries.select", { name: titleOf(one, to), receiver: one.receiver }),
          page: to("deliveries.select_all"),
          count: (count) => to("deliveries.selected", { count }),
          clear: to("deliveries.select_none"),
        },
      }}
      foot={
        more && (
          <LoadMore
            onMore={more.load}
            busy={more.busy}
            error={more.error}
            texts={{
              shown: to("deliveries.found", { count: dispatches?.length ?? 0 }),
              more: more.error === undefined ? to("deliveries.more") : t("action.retry"),
              busy: t("loading"),
            }}
          />
        )
      }
    />
  );
}
