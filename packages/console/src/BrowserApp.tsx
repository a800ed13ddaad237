// The console as the browser runs it, with a router that follows the address bar.
import type { QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { BrowserRouter } from "react-router-dom";
// Imported before the router, so that its listener for back and forward runs first.
import { followMissed } from "./shared/popstate.ts";
import { App } from "./App.tsx";
import { AppRoutes } from "./routes.tsx";
import type { Surroundings } from "./shared/surroundings.ts";

/** A separate component, so that its effects run after the router's. */
function FollowedRoutes({ written }: Pick<BrowserAppProps, "written">) {
  useEffect(followMissed, []);
  return <AppRoutes written={written} />;
}

interface BrowserAppProps {
  readonly client: QueryClient;
  readonly surroundings: Surroundings;
  /** The path of the page that the server rendered into the document. */
  readonly written?: string | undefined;
}

export function BrowserApp({ client, surroundings, written }: BrowserAppProps) {
  return (
    <App client={client} surroundings={surroundings}>
      {/* AppRoutes decides which page to show at once, so the router needs no transitions. */}
      <BrowserRouter useTransitions={false}>
        <FollowedRoutes written={written} />
      </BrowserRouter>
    </App>
  );
}
