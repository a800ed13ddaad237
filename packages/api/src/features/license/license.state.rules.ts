// Derives the state of a license from its stored facts; no other code does.
import type { WireLicenseState } from "@lanyard/contract";

export interface LicenseFacts {
  /** Obtained while the product was free. */
  readonly free: boolean;
  readonly paidAt: string | null;
  /** Computed with the database's clock. */
  readonly expired: boolean;
  readonly installedSubmissionId: number | null;
}

/** Whether the license was paid and its period has not ended. */
export const isPaid = (license: LicenseFacts): boolean =>
  license.paidAt !== null && !license.expired;

/** Whether the license allows installing and downloading; every license of a currently free product does. */
export const isUsable = (license: LicenseFacts, freeNow: boolean): boolean =>
  license.free || freeNow || isPaid(license);

/** The state in wire format; pass undefined for no license. */
export function getLicenseState(
  license: LicenseFacts | undefined,
  freeNow: boolean,
): WireLicenseState {
  if (!license) return "none";
  if (!isUsable(license, freeNow)) return license.paidAt === null ? "licensed" : "expired";
  return license.installedSubmissionId === null ? "paid" : "installed";
}
