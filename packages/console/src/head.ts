// Runs in the head of every page, before the first paint. The server rendered the page for visitors, in the language of
// the cookie: for any other reader this script hides it, and main.tsx renders the page. Meanwhile it sends the first
// calls of a signed-in user, or requests their first screen with its pictures, then requests font, texts and scripts.
// It holds the visitor's input until the page can react to it.
import { currentUserPath } from "@lanyard/contract";
import { begin, keepArrived } from "./shared/begun.ts";
import { connection } from "./shared/company-connection.ts";
import { filled } from "./shared/filled-call.ts";
import { holdInput } from "./shared/early-input.ts";
import { framingBy } from "./shared/framing.ts";
import { keepInMemory } from "./shared/keeping.ts";
import { loadScripts } from "./shared/later-scripts.ts";
import { watchLoading } from "./shared/not-loaded.ts";
import { markOther } from "./shared/other-reader.ts";
import { readPageData, type PageData } from "./shared/page-data.ts";
import { askForScreen, keepReader, showScreen } from "./shared/screen.ts";
import { accessToken, storedLanguage, storedUser, tellServer } from "./shared/storage.ts";

/**
 * Sends one request for the whole screen if the server renders it, else one request per call. Resolves when the screen
 * is shown.
 */
async function beginCalls({ pattern, calls, release }: PageData): Promise<void> {
  const own = calls[storedUser.get()?.role ?? ""];
  if (!release || (!own && !ofCompany)) {
    begin([currentUserPath, ...(own ?? []).map((call) => filled(call, pattern, location))]);
    return;
  }
  const end = askForScreen(release)
    .then(showScreen)
    .catch(() => undefined);
  globalThis.coming = { href: location.href, end };
  await end;
}

const addToHead = (elements = "") => document.head.insertAdjacentHTML("beforeend", elements);

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
tidyAddress();
// In a host's frame nothing can be clicked yet.
if (!isFramed) holdInput();
watchLoading();
const language = storedLanguage.get();
const isForeign = language !== document.documentElement.lang;
const isSignedIn = accessToken.get() !== "";
// The store pages show a connected company its own data.
const isCompany = connection.get() !== undefined;
const ofCompany = isCompany && data?.pattern.startsWith("/store") === true;
if (isForeign) tellServer(language);
if (isForeign || isSignedIn || isCompany || isFramed) markOther();
else keepReader();
// Calls go first: the page waits longest for their answers and the pictures in them.
const begun = data && (isSignedIn || ofCompany) ? beginCalls(data) : Promise.resolve();
if (!isForeign && !isSignedIn && !isCompany && !isFramed && data?.answers)
  keepArrived(data.answers);
addToHead(data?.links);
if (data) void loadScripts(data, begun);
