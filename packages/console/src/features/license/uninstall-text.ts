// The translation key of what uninstalling means for a license.
import type { Standing } from "@lanyard/contract";

export function uninstallText({ name, offSale }: Pick<Standing, "name" | "offSale">) {
  if (name === "unpaid") return offSale ? "panel.uninstall_unpaid_gone" : "panel.uninstall_unpaid";
  if (name !== "expired") return "panel.uninstall_text";
  return offSale ? "panel.uninstall_gone" : "panel.uninstall_expired";
}
