// An administrators' list as data: what its address holds, the calls that load it, and its words. AdminListPage shows
// it.
import { keepPreviousData } from "@tanstack/react-query";
import type { CallAddress } from "@lanyard/contract";
import type { DataColumn, Filter } from "@lanyard/design-system";
import type { PageQueries } from "../../api/page-queries.ts";
import { fresh, type CallQuery, type PagesQuery } from "../../api/query.ts";
import { readView, type Params, type View } from "./list-view.ts";

/** The texts of a list, which begin with its name: `users.list`. */
export type OwnText =
  | "clear"
  | "empty"
  | "empty_text"
  | "failed"
  | "found"
  | "found_more"
  | "list"
  | "no_match"
  | "no_match_text"
  | "title";

/** The texts that lists may have in common: `companies.more`. */
export type CommonText =
  | "filters"
  | "filters_clear"
  | "filters_none"
  | "more"
  | "saving"
  | "select_all"
  | "select_none"
  | "selected";

export interface ListWords<Row> {
  /** `count`: of rows. */
  readonly own: (text: OwnText, values: { readonly count: number }) => string;
  /** `count`: of selected rows, `set`: of active filters. */
  readonly common: (
    text: CommonText,
    values: { readonly count: number } | { readonly set: number },
  ) => string;
  /** What the search looks at. */
  readonly search: string;
  readonly filters: readonly Filter[];
  readonly columns: (view: View) => DataColumn<Row>[];
  /** Makes rows selectable. */
  readonly selection?: {
    /** Whether a row cannot be selected; `own`: id of the signed-in user. */
    readonly isDisabled: (row: Row, own: number | undefined) => boolean;
    /** Of a row's checkbox. */
    readonly label: (row: Row) => string;
  };
}

export interface AdminList<Row, Detail = Row, P extends Params = Params> {
  /** The parameters of its address. */
  readonly params: P;
  /** The parameter with the search, and how many letters that takes. */
  readonly search: keyof P & string;
  readonly searchMost: number;
  /** The parameter with the key of the row that is open beside the list. */
  readonly open: keyof P & string;
  /** Further parameters that do not filter. */
  readonly display?: readonly (keyof P & string)[];
  /** What another value of a filter clears. */
  readonly clears?: Readonly<Partial<Record<keyof P & string, readonly (keyof P & string)[]>>>;
  rowKey(this: void, row: Row): string;
  query(view: View<P>): PagesQuery<Row>;
  /** `row`: from the list, if it has the row. */
  one(key: string, row: Row | undefined): OneQuery<Detail>;
  /** What an action on a row changes. */
  readonly invalidates: readonly CallAddress[];
}

export interface OneQuery<Detail> extends CallQuery<Detail> {
  readonly enabled?: boolean;
  readonly placeholderData?: Detail;
}

/** Infers the types of a list. */
export const adminList = <Row, Detail, P extends Params>(list: AdminList<Row, Detail, P>) => list;

/** Newest first, page by page; the previous view's rows stay until the new view has loaded. */
export const rowsQuery = <Row, Detail>(list: AdminList<Row, Detail>, view: View) => ({
  ...list.query(view),
  placeholderData: keepPreviousData,
  ...fresh,
});

export const listQueries =
  <Row, Detail>(list: AdminList<Row, Detail>): PageQueries =>
  ({ search }) => {
    const view = readView(list.params, search);
    const open = view[list.open];
    return [rowsQuery(list, view), ...(open === undefined ? [] : [list.one(open, undefined)])];
  };

/** The parameters that filter. */
export const filterNames = <Row, Detail>({ params, open, display = [] }: AdminList<Row, Detail>) =>
  Object.keys(params).filter((name) => name !== open && !display.includes(name));
