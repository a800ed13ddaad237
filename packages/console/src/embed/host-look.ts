// Language, theme and direction of the console follow the host's.
import { isLanguage } from "@lanyard/contract";
import type { HostMessage } from "@lanyard/host-bridge";
import { chooseLanguage } from "../shared/i18n.ts";

export type Look = Pick<HostMessage<"host.look">, "locale" | "theme" | "direction">;

/** What is not named stays as it is. A language that the console has not leaves it in the one that it has. */
export function takeLook({ locale, theme, direction }: Look): void {
  const root = document.documentElement;
  const [language = ""] = (locale ?? "").toLowerCase().split(/[-_]/);
  if (isLanguage(language)) void chooseLanguage(language);
  if (theme !== undefined) root.dataset["theme"] = theme;
  if (direction !== undefined) root.dir = direction;
}
