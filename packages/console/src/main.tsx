// Starts the console in the browser.
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { BrowserRouter } from "react-router-dom";
import { AppRoutes } from "./routes.tsx";
import { SessionProvider } from "./session/session.tsx";
import { startTranslations } from "./shared/i18n.ts";
import { createQueryClient } from "./shared/on-error.ts";
import "./shared/back-watch.ts";
import "./styles.css";

await startTranslations();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <SessionProvider>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </SessionProvider>
    </QueryClientProvider>
  </StrictMode>,
);
