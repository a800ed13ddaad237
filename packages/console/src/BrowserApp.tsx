// The console in a browser, at the address in its bar.
import type { QueryClient } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";
// Imported before the router, so that its listener for back and forward runs first.
import "./shared/popstate.ts";
import { App } from "./App.tsx";
import { AppRoutes } from "./routes.tsx";
import type { Surroundings } from "./shared/surroundings.ts";

interface BrowserAppProps {
  readonly client: QueryClient;
  readonly surroundings: Surroundings;
}

export function BrowserApp({ client, surroundings }: BrowserAppProps) {
  return (
    <App client={client} surroundings={surroundings}>
      {/* AppRoutes decides which page is shown at once. */}
      <BrowserRouter useTransitions={false}>
        <AppRoutes />
      </BrowserRouter>
    </App>
  );
}
