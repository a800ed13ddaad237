// What the desk shows and in which order, as stored in its address: ?view=, ?filter=, ?search=, ?order=.
import {
  licenseFilters,
  licenseListLimits,
  licenseOrders,
  type LicenseFilter,
  type LicenseOrder,
} from "@lanyard/contract";
import { searchLine } from "../../../components/list/search-line.ts";

export const deskLooks = ["wallet", "table"] as const;
export type DeskLook = (typeof deskLooks)[number];

export interface DeskView {
  readonly view: DeskLook;
  /** Undefined for all licenses. */
  readonly filter: LicenseFilter | undefined;
  readonly search: string;
  readonly order: LicenseOrder;
}
export type ChangeDesk = (change: Partial<DeskView>) => void;

const oneOf = <Name extends string>(names: readonly Name[], given: string | null) =>
  names.find((name) => name === given);

/** Ignores invalid parts of the address. */
export const deskIn = (params: URLSearchParams): DeskView => ({
  view: oneOf(deskLooks, params.get("view")) ?? "wallet",
  filter: oneOf(licenseFilters, params.get("filter")),
  search: searchLine(params.get("search"), licenseListLimits.search),
  order: oneOf(licenseOrders, params.get("order")) ?? "renewal",
});

/** Defaults are left out of the address. */
export const addressOfDesk = ({ view, filter, search, order }: DeskView) => ({
  ...(view !== "wallet" && { view }),
  ...(filter !== undefined && { filter }),
  ...(search !== "" && { search }),
  ...(order !== "renewal" && { order }),
});

/** The request body for a view. */
export const askedBy = ({ filter, search, order }: DeskView) => ({
  ...(filter !== undefined && { filter }),
  search,
  order,
});

export const isNarrowed = ({ filter, search }: DeskView): boolean =>
  filter !== undefined || search !== "";
