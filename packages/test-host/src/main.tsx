// Starts the test host with the settings from its server.
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { fetchSettings } from "./shared/settings.ts";
import "./styles.css";

createRoot(document.getElementById("root")!).render(<App settings={await fetchSettings()} />);
