// Which licenses can be paid.
import type { LicenseCard } from "@lanyard/contract";

/** Whether the next period can be paid now: a running one is renewed only when it counts as expiring. */
export const isPayable = (
  { renewal, license_expiring_at: from }: LicenseCard,
  now: Date,
): boolean => renewal !== null && (from === null || Date.parse(from) <= now.getTime());
