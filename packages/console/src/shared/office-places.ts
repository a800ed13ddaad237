// The pages that administrators work in besides products and review, in the order of the bar.
import { paths } from "./paths.ts";

export const officePlaces = [
  { key: "nav.people", path: paths.users },
  { key: "nav.companies", path: paths.companies },
] as const;
