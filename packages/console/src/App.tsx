// The console inside its providers.
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { BrowserRouter } from "react-router-dom";
// Imported before the router, so that its listener for back and forward runs first.
import "./shared/popstate.ts";
import { AppRoutes } from "./routes.tsx";
import { SessionProvider } from "./session/session.tsx";

export function App({ client }: { readonly client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>
  );
}
