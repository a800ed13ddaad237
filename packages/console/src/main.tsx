// Starts the console in the browser: hydrates the page that the server rendered, or renders it where there is none for
// this reader.
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { eachLatePart } from "@lanyard/design-system";
import { BrowserApp } from "./BrowserApp.tsx";
import { settingsQuery } from "./lookup/lookup.queries.ts";
import { preparePage } from "./routes.tsx";
import { takeOver } from "./shared/begun.ts";
import { redoInput } from "./shared/early-input.ts";
import { fetchAhead, startFetchingAhead } from "./shared/fetch-ahead.ts";
import { startTranslations } from "./shared/i18n.ts";
import { createQueryClient } from "./shared/on-error.ts";
import { takeMark } from "./shared/other-reader.ts";
import { readPageData } from "./shared/page-data.ts";
import { isForReader } from "./shared/screen.ts";
import "./styles.css";

/** ms. */
const longestWait = 500;
const pause = (ms: number) => new Promise((end) => setTimeout(end, ms));

const data = readPageData();
const client = createQueryClient();
if (data) client.setQueryData(settingsQuery().queryKey, data.settings);
await startTranslations();

const root = document.getElementById("root")!;
const app = (
  <StrictMode>
    <BrowserApp client={client} surroundings={{ origin: data?.origin ?? location.origin }} />
  </StrictMode>
);
const isOther = takeMark();
if (root.hasChildNodes() && !isOther && isForReader()) {
  takeOver(true);
  hydrateRoot(root, app);
} else void renderAnew();
eachLatePart(fetchAhead);
startFetchingAhead();

// Not awaited: the page's script waits until this one has run.
async function renderAnew(): Promise<void> {
  root.replaceChildren();
  // With its page in it the first render shows content; when the script is late, the bar and a skeleton.
  await Promise.race([preparePage(location.pathname), pause(longestWait)]);
  redoInput();
  createRoot(root).render(app);
}
