// Starts the console in the browser.
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { startTranslations } from "./shared/i18n.ts";
import { createQueryClient } from "./shared/on-error.ts";
import "./styles.css";

await startTranslations();

createRoot(document.getElementById("root")!).render(
  <StrictMode>
    <App client={createQueryClient()} />
  </StrictMode>,
);
