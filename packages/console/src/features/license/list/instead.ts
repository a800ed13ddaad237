// The next step for a company without an installed app: install paid apps, pay unpaid licenses, renew expired ones, or
// else visit the store.
import type { LicenseSummary } from "@lanyard/contract";
import { paths } from "../../../app/paths.ts";

/** In order of priority: the first with a license counts. */
const steps = ["not_installed", "unpaid", "expired"] as const;

export interface Instead {
  /** Undefined when the company has no such license. */
  readonly filter: (typeof steps)[number] | undefined;
  readonly count: number;
  readonly to: string;
}

export function findInstead(counts: LicenseSummary["counts"] | undefined): Instead {
  const filter = steps.find((step) => (counts?.[step] ?? 0) > 0);
  return filter === undefined
    ? { filter, count: 0, to: paths.store }
    : { filter, count: counts?.[filter] ?? 0, to: `${paths.licenses}?filter=${filter}` };
}
