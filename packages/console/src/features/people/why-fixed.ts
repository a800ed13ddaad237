// Why the permissions of an app cannot be given now.
import type { LicensedApp } from "@lanyard/contract";

type Why = "access.unpaid" | "access.expired" | "access.not_usable";

/** The key of the text, in the namespace `store`. */
export const whyFixed = ({ license_state: state }: Pick<LicensedApp, "license_state">): Why =>
  state === "licensed"
    ? "access.unpaid"
    : state === "expired"
      ? "access.expired"
      : "access.not_usable";
