// The pages that administrators work in besides products and review, in the order of the menu of their account.
import { paths } from "./paths.ts";

export const officePlaces = [
  { key: "nav.people", path: paths.users },
  { key: "nav.companies", path: paths.companies },
  { key: "nav.requests", path: paths.requests },
  { key: "nav.audit", path: paths.audit },
  { key: "nav.deliveries", path: paths.deliveries },
  { key: "nav.settings", path: paths.settings },
] as const;
