// The administrators' pages besides products and review, in the order of the account menu. The navigation bar has room
// for some of them.
import { paths } from "./paths.ts";

export const adminPlaces = [
  { key: "nav.people", path: paths.users, inBar: true },
  { key: "nav.companies", path: paths.companies, inBar: false },
  { key: "nav.requests", path: paths.requests, inBar: true },
  { key: "nav.audit", path: paths.audit, inBar: false },
  { key: "nav.deliveries", path: paths.deliveries, inBar: false },
  { key: "nav.settings", path: paths.settings, inBar: false },
] as const;
