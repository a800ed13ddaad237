// Starts the console in the browser: hydrates the server-rendered page, or renders the page if there is none for this
// reader. Inside a host's frame it starts EmbeddedApp, which the host configures.
import { startTransition, StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createPath } from "react-router-dom";
import { eachLatePart } from "@lanyard/design-system";
import { isLanguage } from "@lanyard/contract";
import { BrowserApp } from "./BrowserApp.tsx";
import { settingsQuery } from "./lookup/lookup.queries.ts";
import { preparePage } from "./routes.tsx";
import { takeOver } from "./shared/begun.ts";
import { fetchAhead, startFetchingAhead } from "./shared/fetch-ahead.ts";
import { framingBy } from "./shared/framing.ts";
import { startTranslations } from "./shared/i18n.ts";
import { Hydrated } from "./shared/Hydrated.tsx";
import { keepInMemory } from "./shared/keeping.ts";
import { createQueryClient } from "./shared/on-error.ts";
import { takeMark } from "./shared/other-reader.ts";
import { readPageData, type PageData } from "./shared/page-data.ts";
import { patiently } from "./shared/patiently.ts";
import { isForReader } from "./shared/screen.ts";
import { goOn, watchPlaces } from "./shared/scroll-place.ts";
import { storedLanguage } from "./shared/storage.ts";
import "./styles.css";

/** ms. */
const longestWait = 500;
const pause = (ms: number) => new Promise((end) => setTimeout(end, ms));

const data = readPageData();
const client = createQueryClient();
if (data) client.setQueryData(settingsQuery().queryKey, data.settings);
const framing = framingBy(data?.settings.host_origins ?? []);
if (framing !== "none") beginFramed();
await startTranslations();

const root = document.getElementById("root")!;
const origin = data?.origin ?? location.origin;
const isOther = takeMark();
if (data && framing !== "none") void renderFramed(data);
else {
  const written = root.hasChildNodes() && !isOther && isForReader();
  const app = (
    <StrictMode>
      <BrowserApp
        client={client}
        surroundings={{ origin }}
        written={written ? createPath(location) : undefined}
      />
    </StrictMode>
  );
  if (written) {
    takeOver(true);
    // As a transition, React hydrates in slices, so that clicks in between are handled at once.
    startTransition(() => void hydrateRoot(root, app));
  } else void renderAnew(app);
}
watchPlaces();
eachLatePart(fetchAhead);
startFetchingAhead();

// Do not await it at the top level: the page's script cannot run before this module has finished.
async function renderAnew(app: ReactNode): Promise<void> {
  root.replaceChildren();
  // Waits briefly for the page's script, so that the first render shows content; a late one gets bar and skeleton.
  await Promise.race([preparePage(location.pathname), pause(longestWait)]);
  createRoot(root).render(
    <>
      {app}
      <Hydrated />
    </>,
  );
  goOn();
}

/** Uses the browser's language until the host sets one. */
function beginFramed(): void {
  keepInMemory();
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  if (wanted) storedLanguage.set(wanted);
}

async function renderFramed({ settings }: PageData): Promise<void> {
  root.replaceChildren();
  const { startEmbedded } = await patiently(() => import("./EmbeddedApp.tsx"));
  createRoot(root).render(
    <StrictMode>
      {startEmbedded({ client, origin, settings, refused: framing === "refused" })}
    </StrictMode>,
  );
}
