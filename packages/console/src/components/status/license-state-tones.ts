// The tone of each standing of a license.
import type { Tone } from "@lanyard/design-system";
import type { LicenseStateName } from "@lanyard/contract";

export const licenseStateTones: Readonly<Record<LicenseStateName, Tone>> = {
  none: "neutral",
  unpaid: "warning",
  paid: "info",
  expiring: "warning",
  expired: "danger",
  installed: "success",
};
