// The console, wrapped in its context providers.
import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { CompanyProvider } from "../auth/company.session.tsx";
import { SessionProvider } from "../auth/session.tsx";
import { EnvironmentContext, type Environment } from "../components/page/environment.ts";

interface AppProps {
  readonly client: QueryClient;
  readonly environment: Environment;
  /** The router's provider, of the browser or the server. */
  readonly children: ReactNode;
}

export function App({ client, environment, children }: AppProps) {
  return (
    <QueryClientProvider client={client}>
      <EnvironmentContext value={environment}>
        <SessionProvider>
          <CompanyProvider>{children}</CompanyProvider>
        </SessionProvider>
      </EnvironmentContext>
    </QueryClientProvider>
  );
}
