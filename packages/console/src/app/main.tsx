// Starts the console in the browser: hydrates the server-rendered page, or renders the page if there is none for this
// reader. Inside a host's frame it starts EmbeddedApp, which the host configures.
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { RouterProvider } from "react-router-dom";
import { eachLatePart } from "@lanyard/design-system";
import { isLanguage } from "@lanyard/contract";
import { App } from "./App.tsx";
import { settingsQuery } from "../features/lookup/lookup.queries.ts";
import { openRouter } from "./router.ts";
import { createRoutes } from "./routes.tsx";
import { userQuery } from "../auth/session.tsx";
import { fetchAhead, startFetchingAhead } from "../components/late/fetch-ahead.ts";
import { createFraming } from "./framing.ts";
import { startTranslations } from "../i18n/i18n.ts";
import { keepInMemory } from "../auth/storage-mode.ts";
import { createQueryClient } from "../api/on-error.ts";
import { readPageData, takeState, type PageData } from "../api/page-data.ts";
import { isOfAddress, isOfReader, markStale, takeStaleMark } from "../auth/stale-page.ts";
import { accessToken, storedLanguage } from "../auth/storage.ts";
import "./styles.css";

const data = readPageData();
const client = createQueryClient();
if (data) client.setQueryData(settingsQuery().queryKey, data.settings);
const framing = createFraming(data?.settings.host_origins ?? []);
if (framing !== "none") beginFramed();
// Not awaited at the top level: the page's script cannot run before this module has finished.
void start();

async function start(): Promise<void> {
  // The language, too, may have changed since the head's script ran.
  if (data && !isOfReader(data)) markStale();
  await startTranslations();
  await (data && framing !== "none" ? renderFramed(data) : renderPage());
  eachLatePart(fetchAhead);
  startFetchingAhead();
}

async function renderPage(): Promise<void> {
  const root = document.getElementById("root")!;
  let isRendered = false;
  /** Whoever has signed out, or in, since the document came sees nothing of it, and none of its data. */
  const takeRendered = () => {
    const isOthers = takeStaleMark() || (data !== undefined && !isOfReader(data));
    isRendered = root.hasChildNodes() && !isOthers && isOfAddress();
    if (!isRendered) root.replaceChildren();
    else if (data?.state) {
      takeState(client, data.state);
      const { session } = data;
      if (session) client.setQueryData(userQuery(accessToken.get()).queryKey, session.user);
    }
    return isRendered;
  };
  const router = await openRouter(createRoutes(client, "beside"), takeRendered);
  const environment = {
    origin: data?.origin ?? location.origin,
    isWide: data?.session?.hints.isWide,
  };
  const app = (
    <StrictMode>
      <App client={client} environment={environment}>
        <RouterProvider router={router} useTransitions={false} />
      </App>
    </StrictMode>
  );
  // As a transition, React hydrates in slices, so that clicks in between are handled at once.
  if (isRendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}

/** Uses the browser's language until the host sets one. */
function beginFramed(): void {
  keepInMemory();
  const preferred = navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage);
  if (preferred) storedLanguage.set(preferred);
}

async function renderFramed({ settings, origin }: PageData): Promise<void> {
  const root = document.getElementById("root")!;
  takeStaleMark();
  root.replaceChildren();
  const { startEmbedded } = await import("./EmbeddedApp.tsx");
  createRoot(root).render(
    <StrictMode>
      {startEmbedded({ client, origin, settings, refused: framing === "refused" })}
    </StrictMode>,
  );
}
