// What the desk shows and in which order, as stored in its address: ?view=, ?filter=, ?search=, ?order=.
import {
  licenseFilters,
  licenseListLimits,
  licenseOrders,
  type LicenseFilter,
  type LicenseOrder,
} from "@lanyard/contract";
import { searchLine } from "../../../components/list/search-line.ts";

export const licenseListLooks = ["wallet", "table"] as const;
export type LicenseListLook = (typeof licenseListLooks)[number];

export interface LicenseListView {
  readonly view: LicenseListLook;
  /** Undefined for all licenses. */
  readonly filter: LicenseFilter | undefined;
  readonly search: string;
  readonly order: LicenseOrder;
}
export type ChangeLicenseList = (change: Partial<LicenseListView>) => void;

const findName = <Name extends string>(names: readonly Name[], input: string | null) =>
  names.find((name) => name === input);

/** Ignores invalid parts of the address. */
export const parseLicenseList = (params: URLSearchParams): LicenseListView => ({
  view: findName(licenseListLooks, params.get("view")) ?? "wallet",
  filter: findName(licenseFilters, params.get("filter")),
  search: searchLine(params.get("search"), licenseListLimits.search),
  order: findName(licenseOrders, params.get("order")) ?? "renewal",
});

/** Defaults are left out of the address. */
export const toLicenseListParams = ({ view, filter, search, order }: LicenseListView) => ({
  ...(view !== "wallet" && { view }),
  ...(filter !== undefined && { filter }),
  ...(search !== "" && { search }),
  ...(order !== "renewal" && { order }),
});

/** The request body for a view. */
export const toLicenseListBody = ({ filter, search, order }: LicenseListView) => ({
  ...(filter !== undefined && { filter }),
  search,
  order,
});

export const isNarrowed = ({ filter, search }: LicenseListView): boolean =>
  filter !== undefined || search !== "";
