// Starts the test host, once its server has said which console it is for.
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { readSettings } from "./shared/settings.ts";
import "./styles.css";

createRoot(document.getElementById("root")!).render(<App settings={await readSettings()} />);
