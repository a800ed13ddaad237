// What only the browser knows and a page's first look depends on: the time zone, and whether the window is wide. The
// browser tells the server in a cookie, for the next page.
import { hintsCookie } from "@lanyard/contract";
import type { ClientHints } from "./page-data.ts";

/** Matches if there is room for a second column beside a form: the width that styles call `md`. */
export const widthQuery = () => matchMedia("(min-width: 51.25rem)");

export const clientHints = (): ClientHints => ({
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  isWide: widthQuery().matches,
});

export function sendHints({ timeZone, isWide }: ClientHints): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  const value = encodeURIComponent(`${timeZone} ${isWide ? "wide" : "narrow"}`);
  document.cookie = `${hintsCookie}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
}
