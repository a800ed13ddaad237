// The tone of each standing of a license.
import type { Tone } from "@lanyard/design-system";
import type { StandingName } from "@lanyard/contract";

export const standingTones: Readonly<Record<StandingName, Tone>> = {
  none: "neutral",
  unpaid: "warning",
  paid: "info",
  expiring: "warning",
  expired: "danger",
  installed: "success",
};
