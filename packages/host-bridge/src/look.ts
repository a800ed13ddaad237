// The host's language, theme and direction, and applying them to a page.
import type { HostMessage } from "./protocol.ts";

export type Look = Pick<HostMessage<"host.look">, "locale" | "theme" | "direction">;

/** Sets language, direction and theme on an element, for style sheets and screen readers. */
export function wearLook(
  { locale, theme, direction }: Look,
  element: HTMLElement = document.documentElement,
): void {
  if (locale !== undefined) element.lang = locale;
  if (direction !== undefined) element.dir = direction;
  if (theme !== undefined) element.dataset["theme"] = theme;
}
