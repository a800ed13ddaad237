// The state of a license, derived from its facts here and nowhere else.
import type { LicenseState } from "@lanyard/contract";

export interface LicenseFacts {
  /** Obtained while the product was free. */
  readonly free: boolean;
  readonly paidAt: string | null;
  /** By the database's clock. */
  readonly expired: boolean;
  readonly installedSubmissionId: number | null;
}

/** Whether its paid period lasts. */
export const isPaid = (license: LicenseFacts): boolean =>
  license.paidAt !== null && !license.expired;

/** Whether it may be installed and downloaded; every license of a product that is free now may. */
export const isUsable = (license: LicenseFacts, freeNow: boolean): boolean =>
  license.free || freeNow || isPaid(license);

/** The state on the wire; undefined stands for no license. */
export function stateOf(license: LicenseFacts | undefined, freeNow: boolean): LicenseState {
  if (!license) return "none";
  if (!isUsable(license, freeNow)) return license.paidAt === null ? "licensed" : "expired";
  return license.installedSubmissionId === null ? "paid" : "installed";
}
