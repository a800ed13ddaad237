// What only the browser knows and a page's first look depends on: the time zone, and whether the window is wide. The
// browser tells the server in a cookie, for the next page: while a user is signed in, because without it the server
// renders no page of a user.
import { hintsCookie } from "@lanyard/contract";
import { keepsInMemory } from "./storage-mode.ts";
import type { ClientHints } from "../api/page-data.ts";

/** Matches if there is room for a second column beside a form: the width that styles call `md`. */
export const widthQuery = () => matchMedia("(min-width: 51.25rem)");

export const clientHints = (): ClientHints => ({
  timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  isWide: widthQuery().matches,
});

function write(value: string, seconds: number): void {
  if (keepsInMemory()) return;
  const secure = location.protocol === "https:" ? "; secure" : "";
  document.cookie = `${hintsCookie}=${value}; path=/; max-age=${seconds}; samesite=lax${secure}`;
}

export const sendHints = ({ timeZone, isWide }: ClientHints): void =>
  write(encodeURIComponent(`${timeZone} ${isWide ? "wide" : "narrow"}`), 31_536_000);

/** From now on no page is rendered for the user, even if the server has not heard that the session has ended. */
export const forgetHints = (): void => write("", 0);
