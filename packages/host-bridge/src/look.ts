// How the host looks, and how a page follows it.
import type { HostMessage } from "./protocol.ts";

export type Look = Pick<HostMessage<"host.look">, "locale" | "theme" | "direction">;

/** Puts language, direction and theme on an element, where style sheets and screen readers look for them. */
export function wearLook(
  { locale, theme, direction }: Look,
  element: HTMLElement = document.documentElement,
): void {
  if (locale !== undefined) element.lang = locale;
  if (direction !== undefined) element.dir = direction;
  if (theme !== undefined) element.dataset["theme"] = theme;
}
