// Where a connected company works: the bar and the pages' own navigation list the same.
import { patterns } from "./paths.ts";

export const companyPlaces = [
  { key: "nav.store", path: patterns.store },
  { key: "nav.store_apps", path: patterns.storeApps },
  { key: "nav.licenses", path: patterns.licenses },
  { key: "nav.people", path: patterns.people },
] as const;
