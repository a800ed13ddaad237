// The console in a host's frame: the company's store without the console's navigation bar, shown once the host has
// named the company and the person.
import type { QueryClient } from "@tanstack/react-query";
import { Suspense, useCallback, useMemo, useState, type ReactNode } from "react";
import { createBrowserRouter, Navigate, RouterProvider, useLocation } from "react-router-dom";
import type { Settings } from "@lanyard/contract";
import { App } from "./App.tsx";
import { useCompany } from "../auth/company.session.tsx";
import { Hosted } from "../features/embed/Hosted.tsx";
import { beginPlace } from "../features/embed/host-begin.ts";
import type { HostLine } from "../features/embed/host-line.ts";
import { usualOptions, type HostOptions } from "../features/embed/host-options.ts";
import { HostScreen } from "../features/embed/HostScreen.tsx";
import { openLine } from "../features/embed/open-line.ts";
import { sendToast } from "../features/embed/host-toasts.ts";
import { Shell } from "./Shell.tsx";
import { createRoutes } from "./routes.tsx";
import { originAround } from "./framing.ts";
import { paths, findPattern } from "./paths.ts";
import type { Environment } from "../components/page/environment.ts";

export interface EmbeddedAppProps {
  readonly client: QueryClient;
  readonly origin: string;
  readonly settings: Settings;
  /** Undefined when the framing window is not one of the configured hosts. */
  readonly line: HostLine | undefined;
  /** The framing window's origin, if the browser reveals it. */
  readonly around?: string | undefined;
}

/** Pages that a host's frame may show: those for companies. All others need a tab of their own. */
const isOpen = (pattern: string) =>
  pattern.startsWith(paths.store) ||
  pattern.startsWith(paths.docs) ||
  pattern === paths.terms ||
  pattern === paths.privacy;

function OpenPages() {
  const { pathname } = useLocation();
  return isOpen(findPattern(pathname)) ? <Shell /> : <Navigate to={paths.store} replace />;
}

interface StoreProps {
  readonly line: HostLine;
  readonly settings: Settings;
  readonly onOptions: (options: HostOptions) => void;
}

function Store({ line, settings, onOptions }: StoreProps) {
  return (
    <Hosted line={line} settings={settings} connecting={useCompany()} onOptions={onOptions}>
      <OpenPages />
    </Hosted>
  );
}

/** The router within the frame: the page begins at the place that the host names. */
function useStoreRouter(client: QueryClient, store: StoreProps | undefined) {
  const [router] = useState(() => {
    beginPlace();
    if (!isOpen(findPattern(location.pathname))) history.replaceState(null, "", paths.store);
    return store && createBrowserRouter(createRoutes(client, "nothing", <Store {...store} />));
  });
  return router;
}

export function EmbeddedApp({ client, origin, settings, line, around }: EmbeddedAppProps) {
  const [{ toasts }, setOptions] = useState(usualOptions);
  const takesToast = useCallback(
    (message: Parameters<typeof sendToast>[0]) =>
      line !== undefined && toasts === "host" && sendToast(message, line),
    [line, toasts],
  );
  const environment: Environment = useMemo(
    () => ({ origin, host: { takesToast } }),
    [origin, takesToast],
  );
  const router = useStoreRouter(client, line && { line, settings, onOptions: setOptions });
  return (
    <App client={client} environment={environment}>
      {/* Suspends while the texts of the `embed` namespace load. */}
      <Suspense fallback={null}>
        {router ? (
          <RouterProvider router={router} useTransitions={false} />
        ) : (
          <HostScreen
            trouble={{ state: "refused", origin: around }}
            product={settings.product_name}
            onRetry={() => location.reload()}
          />
        )}
      </Suspense>
    </App>
  );
}

interface Start extends Pick<EmbeddedAppProps, "client" | "origin" | "settings"> {
  readonly refused: boolean;
}

/** Passes no line when the console must not talk to the framing window. */
export const startEmbedded = ({ refused, ...app }: Start): ReactNode => (
  <EmbeddedApp
    {...app}
    line={refused ? undefined : openLine(app.settings.host_origins)}
    around={originAround()}
  />
);
