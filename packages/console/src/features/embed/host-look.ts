// Language, theme and direction of the console follow the host's.
import { isLanguage } from "@lanyard/contract";
import type { HostMessage } from "@lanyard/host-bridge";
import { chooseLanguage } from "../../i18n/i18n.ts";

export type Look = Pick<HostMessage<"host.look">, "locale" | "theme" | "direction" | "height">;

/** Missing fields change nothing, and neither does an unsupported language. */
export function takeLook({ locale, theme, direction, height }: Look): void {
  const root = document.documentElement;
  const [language = ""] = (locale ?? "").toLowerCase().split(/[-_]/);
  if (isLanguage(language)) void chooseLanguage(language);
  if (theme !== undefined) root.dataset["theme"] = theme;
  if (direction !== undefined) root.dir = direction;
  if (height !== undefined && height > 0) root.style.setProperty("--host-height", `${height}px`);
}
