// Runs in the head of every page, before the first paint. The server rendered the page for the reader that its cookies
// name; whoever else reads it sees nothing of it, and main.tsx renders the page anew.
import { clientHints, forgetHints, sendHints } from "../auth/client-hints.ts";
import { createFraming } from "./framing.ts";
import { keepInMemory } from "../auth/storage-mode.ts";
import { hasFrame, watchLoading } from "../components/page/not-loaded.ts";
import { readPageData } from "../api/page-data.ts";
import { isForeign, isOfReader, markStale } from "../auth/stale-page.ts";
import { accessToken, storedLanguage, tellServer } from "../auth/storage.ts";

/** Collapses repeated slashes, as the server does: `//docs` means /docs, which the router would not find. */
function tidyAddress(): void {
  const { pathname, search, hash } = location;
  const tidy = pathname.replaceAll(/\/{2,}/g, "/");
  if (tidy !== pathname) history.replaceState(history.state, "", tidy + search + hash);
}

const data = readPageData();
// In a host's frame the server-rendered page does not fit, because the host names the company whose store it shows.
const isFramed = createFraming(data?.settings.host_origins ?? []) !== "none";
if (isFramed) keepInMemory();
// Before the check, which reads what another tab may be changing; a live page follows by itself.
addEventListener("storage", ({ key }) => {
  if (isFramed || hasFrame() || (key !== null && key !== accessToken.key)) return;
  hide();
  location.reload();
});
if (isFramed || !data || !isOfReader(data)) hide();
watchLoading();
tidyAddress();
if (isForeign()) tellServer(storedLanguage.get());
if (accessToken.get() === "") forgetHints();
else sendHints(clientHints());

function hide(): void {
  markStale();
  // The title may name what only its own reader may know.
  if (data) document.title = data.settings.product_name;
}
