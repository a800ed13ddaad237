// What the product list shows and in which order, as stored in its address: ?status=, ?search=, ?sort=.
import {
  current,
  productSearchMost,
  productSorts,
  type Current,
  type ProductSort,
} from "@lanyard/contract";
import { searchLine } from "../../components/list/search-line.ts";

export interface ProductView {
  /** Undefined for all statuses. */
  readonly status: Current | undefined;
  readonly search: string;
  readonly sort: ProductSort;
}

/** The fixed order of an administrator's list. */
export const adminSort: ProductSort = "newest";

const findName = <Name extends string>(names: readonly Name[], input: string | null) =>
  names.find((name) => name === input);

/** Ignores invalid parts of the address. */
export const parseProductView = (params: URLSearchParams): ProductView => ({
  status: findName(current, params.get("status")),
  search: searchLine(params.get("search"), productSearchMost),
  sort: findName(productSorts, params.get("sort")) ?? "newest",
});

/** The query for the server. */
export type ProductsQuery = {
  readonly status?: Current;
  readonly search?: string;
  readonly sort?: ProductSort;
};

export const viewNames = ["status", "search", "sort"] as const;

/** Leaves out defaults. */
export const toProductsQuery = ({ status, search, sort }: ProductView): ProductsQuery => ({
  ...(status && { status }),
  ...(search && { search }),
  ...(sort !== "newest" && { sort }),
});

export const isNarrowed = ({ status, search }: ProductsQuery): boolean =>
  status !== undefined || search !== undefined;
