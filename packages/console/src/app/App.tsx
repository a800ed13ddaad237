// The console, wrapped in its context providers.
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CompanyProvider } from "../auth/company.session.tsx";
import { SessionProvider } from "../auth/session.tsx";
import { SurroundingsContext, type Surroundings } from "../components/page/surroundings.ts";

interface AppProps {
  readonly client: QueryClient;
  readonly surroundings: Surroundings;
  /** The router's provider, of the browser or the server. */
  readonly children: ReactNode;
}

export function App({ client, surroundings, children }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <SurroundingsContext value={surroundings}>
        <SessionProvider>
          <CompanyProvider>{children}</CompanyProvider>
        </SessionProvider>
      </SurroundingsContext>
    </QueryClientProvider>
  );
}
