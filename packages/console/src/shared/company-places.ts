// The pages of a connected company, listed by the navigation bar and by the pages' own navigation.
import { patterns } from "./paths.ts";

export const companyPlaces = [
  { key: "nav.store", path: patterns.store },
  { key: "nav.store_apps", path: patterns.storeApps },
  { key: "nav.licenses", path: patterns.licenses },
  { key: "nav.people", path: patterns.people },
] as const;
