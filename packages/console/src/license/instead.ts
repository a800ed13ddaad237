// What a company without an installed app does next, by what it has: install what is paid, pay what is not, renew what
// has ended, else find something in the store.
import type { DeskSummary } from "@lanyard/contract";
import { paths } from "../shared/paths.ts";

/** In this order: the first of which there is one. */
const steps = ["not_installed", "unpaid", "expired"] as const;

export interface Instead {
  /** Undefined: there is no license to go on with. */
  readonly filter: (typeof steps)[number] | undefined;
  readonly count: number;
  readonly to: string;
}

export function insteadOf(counts: DeskSummary["counts"] | undefined): Instead {
  const filter = steps.find((step) => (counts?.[step] ?? 0) > 0);
  return filter === undefined
    ? { filter, count: 0, to: paths.store }
    : { filter, count: counts?.[filter] ?? 0, to: `${paths.licenses}?filter=${filter}` };
}
