// Runs in the head of every page, before the first paint. The server rendered the page for the reader that its cookies
// name; whoever else reads it sees nothing of it, and main.tsx renders the page anew.
import { clientHints, sendHints } from "./shared/client-hints.ts";
import { connection } from "./shared/company-connection.ts";
import { framingBy } from "./shared/framing.ts";
import { keepInMemory } from "./shared/keeping.ts";
import { watchLoading } from "./shared/not-loaded.ts";
import { readPageData, type PageData } from "./shared/page-data.ts";
import { markStale } from "./shared/stale-page.ts";
import { accessToken, sessionId, storedLanguage, tellServer } from "./shared/storage.ts";

/** Whether the page was rendered for this session, or for visitors if nobody is signed in. */
function isOfSession({ session }: PageData): boolean {
  if (!session) return accessToken.get() === "";
  const { timeZone } = clientHints();
  return (
    accessToken.get() !== "" &&
    sessionId.get() !== "" &&
    session.user.session_id === sessionId.get() &&
    session.hints.timeZone === timeZone
  );
}

/** Collapses repeated slashes, as the server does: `//docs` means /docs, which the router would not find. */
function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = pathname.replaceAll(/\/{2,}/g, "/");
  if (tidy !== pathname) history.replaceState(history.state, "", tidy + search + hash);
}

const data = readPageData();
// In a host's frame the server-rendered page does not fit, because the host names the company whose store it shows.
const isFramed = framingBy(data?.settings.host_origins ?? []) !== "none";
if (isFramed) keepInMemory();
else sendHints(clientHints());
tidyAddress();
watchLoading();
const language = storedLanguage.get();
const isForeign = language !== document.documentElement.lang;
if (isForeign) tellServer(language);
// The store shows a connected company its own data.
const isOfCompany = connection.get() !== undefined;
if (isFramed || isForeign || isOfCompany || !data || !isOfSession(data)) markStale();
