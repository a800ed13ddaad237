// Connects once, outside of the components; the page has an element with the id "app".
import { createRoot } from "react-dom/client";
import { connectToHost } from "@lanyard/host-bridge";
import { Visitors } from "./Visitors.tsx";

const guest = connectToHost({ origins: ["https://host.example"] });
guest.start().catch(() => {}); // the state says what came of it

createRoot(document.querySelector("#app")!).render(<Visitors guest={guest} />);
