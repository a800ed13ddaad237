// Runs in the head of every page, before anything is painted. What the server rendered is for visitors, in the language
// of their cookie: it is hidden from other readers, for whom main.tsx renders the page. Meanwhile the first calls of a
// signed-in user are sent, or their first screen with its pictures is asked for, then the font, texts and scripts, and what a
// visitor does with the page is held until it can answer.
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

/** One request for the whole screen where the server writes it, or one for each call. Ends when the screen is there. */
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

/** As the server reads it: `//docs` is /docs, which the router would not find. */
function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = pathname.replaceAll(/\/{2,}/g, "/");
  if (tidy !== pathname) history.replaceState(history.state, "", tidy + search + hash);
}

const data = readPageData();
// What the server wrote is for visitors: a host names the company whose store it is.
const isFramed = framingBy(data?.settings.host_origins ?? []) !== "none";
if (isFramed) keepInMemory();
tidyAddress();
// In a frame there is nothing yet that could be pressed.
if (!isFramed) holdInput();
watchLoading();
const language = storedLanguage.get();
const isForeign = language !== document.documentElement.lang;
const isSignedIn = accessToken.get() !== "";
// A company's store is its own.
const isCompany = connection.get() !== undefined;
const ofCompany = isCompany && data?.pattern.startsWith("/store") === true;
if (isForeign) tellServer(language);
if (isForeign || isSignedIn || isCompany || isFramed) markOther();
else keepReader();
// The calls first: the page waits longest for their answers and the pictures in them.
const begun = data && (isSignedIn || ofCompany) ? beginCalls(data) : Promise.resolve();
if (!isForeign && !isSignedIn && !isCompany && !isFramed && data?.answers)
  keepArrived(data.answers);
addToHead(data?.links);
if (data) void loadScripts(data, begun);
