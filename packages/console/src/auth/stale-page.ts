// Whether the server rendered the page for the reader who is here. index.html hides the page of another one.
import { clientHints } from "./client-hints.ts";
import { connection } from "./company-connection.ts";
import type { PageData } from "../api/page-data.ts";
import { accessToken, sessionId, storedLanguage } from "./storage.ts";

/** Whether the page was rendered for this session, or for visitors if nobody is signed in. */
function isOfSession({ session }: PageData): boolean {
  if (!session) return accessToken.get() === "";
  return (
    accessToken.get() !== "" &&
    sessionId.get() !== "" &&
    session.user.session_id === sessionId.get() &&
    session.hints.timeZone === clientHints().timeZone
  );
}

export const isForeign = (): boolean => storedLanguage.get() !== document.documentElement.lang;

/** While its scripts are on their way, a browser can go back to another address of the same document. */
export function isOfAddress(): boolean {
  const [opened] = performance.getEntriesByType("navigation");
  if (!opened) return true;
  const { pathname, search } = new URL(opened.name);
  return pathname.replaceAll(/\/{2,}/g, "/") === location.pathname && search === location.search;
}

/** The store shows a connected company its own data. */
export const isOfReader = (data: PageData): boolean =>
  !isForeign() && connection.get() === undefined && isOfSession(data);

export const markStale = (): void => {
  document.documentElement.dataset["reader"] = "other";
};

/** Removes the mark; returns whether there was one. */
export function takeStaleMark(): boolean {
  const marked = document.documentElement.dataset["reader"] === "other";
  delete document.documentElement.dataset["reader"];
  return marked;
}
