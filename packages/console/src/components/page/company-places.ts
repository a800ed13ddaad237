// The pages of a connected company, listed by the navigation bar and by the pages' own navigation.
import { findPattern, patterns } from "../../app/paths.ts";

export const companyPlaces = [
  { key: "nav.store", path: patterns.store },
  { key: "nav.store_apps", path: patterns.storeApps },
  { key: "nav.licenses", path: patterns.licenses },
  { key: "nav.people", path: patterns.people },
] as const;

type CompanyPath = (typeof companyPlaces)[number]["path"];

/** Pages without an entry of their own, and the page from which they are reached. */
const inside: Readonly<Record<string, CompanyPath>> = {
  [patterns.storeProduct]: patterns.store,
  [patterns.receipts]: patterns.licenses,
  [patterns.receipt]: patterns.licenses,
};

/** The path of the entry to mark as current at an address. */
export const findCompanyPlace = (pathname: string): string => {
  const pattern = findPattern(pathname);
  return inside[pattern] ?? pattern;
};
