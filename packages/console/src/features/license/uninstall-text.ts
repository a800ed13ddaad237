// The translation key of what uninstalling means for a license.
import type { LicenseState } from "@lanyard/contract";

export function uninstallText({ name, offSale }: Pick<LicenseState, "name" | "offSale">) {
  if (name === "unpaid") return offSale ? "panel.uninstall_unpaid_gone" : "panel.uninstall_unpaid";
  if (name !== "expired") return "panel.uninstall_text";
  return offSale ? "panel.uninstall_gone" : "panel.uninstall_expired";
}
