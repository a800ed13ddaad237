// What the product list shows and in which order, as its address has it: ?status=, ?search=, ?sort=.
import {
  current,
  productSearchMost,
  productSorts,
  type Current,
  type ProductSort,
} from "@lanyard/contract";
import { line, matching } from "../shared/filled-call.ts";
import { searchLine } from "../shared/search-line.ts";

export interface ProductView {
  /** Undefined: of any. */
  readonly status: Current | undefined;
  readonly search: string;
  readonly sort: ProductSort;
}

/** The one order of an administrator's list. */
export const adminSort: ProductSort = "newest";

const oneOf = <Name extends string>(names: readonly Name[], given: string | null) =>
  names.find((name) => name === given);

/** What an address has wrong is as if it were not there. */
export const viewIn = (params: URLSearchParams): ProductView => ({
  status: oneOf(current, params.get("status")),
  search: searchLine(params.get("search"), productSearchMost),
  sort: oneOf(productSorts, params.get("sort")) ?? "newest",
});

/** What a view asks the server for. */
export type ProductsAsked = {
  readonly status?: Current;
  readonly search?: string;
  readonly sort?: ProductSort;
};

export const viewNames = ["status", "search", "sort"] as const;

/** As the page's head reads them, in the order in which `queryOf` has them: it asks by the same address. */
export const adminViewTaken: readonly string[] = [
  matching("status", current.join("|")),
  line("search", productSearchMost),
];
export const viewTaken: readonly string[] = [
  ...adminViewTaken,
  matching("sort", productSorts.filter((sort) => sort !== adminSort).join("|")),
];

/** Without what goes without saying. */
export const queryOf = ({ status, search, sort }: ProductView): ProductsAsked => ({
  ...(status && { status }),
  ...(search && { search }),
  ...(sort !== "newest" && { sort }),
});

export const isNarrowed = ({ status, search }: ProductsAsked): boolean =>
  status !== undefined || search !== undefined;
