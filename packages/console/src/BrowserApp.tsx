// The console in a browser, at the address in its bar.
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { BrowserRouter } from "react-router-dom";
// Imported before the router, so that its listener for back and forward runs first.
import { followMissed } from "./shared/popstate.ts";
import { App } from "./App.tsx";
import { AppRoutes } from "./routes.tsx";
import type { Surroundings } from "./shared/surroundings.ts";

/** Its effects run after those of the router. */
function FollowedRoutes({ written }: Pick<BrowserAppProps, "written">) {
  useEffect(followMissed, []);
  return <AppRoutes written={written} />;
}

interface BrowserAppProps {
  readonly client: QueryClient;
  readonly surroundings: Surroundings;
  /** The path of the page that stands in the document. */
  readonly written?: string | undefined;
}

export function BrowserApp({ client, surroundings, written }: BrowserAppProps) {
  return (
    <App client={client} surroundings={surroundings}>
      {/* AppRoutes decides which page is shown at once. */}
      <BrowserRouter useTransitions={false}>
        <FollowedRoutes written={written} />
      </BrowserRouter>
    </App>
  );
}
