// The app's page: communicates with the host, and shows what visitors.ts finds.
import { connectToHost, followHeight, wearLook, type GuestState } from "@lanyard/host-bridge";
import { openVisitors } from "./visitors.ts";

/** Permitted hosts: those in .env and, during development, this page's own server, which serves the mock host. */
const allowed = import.meta.env["VITE_HOST_ORIGINS"] as string | undefined;
const origins = (allowed ?? "").split(/\s+/).filter(Boolean);
if (import.meta.env.DEV) origins.push(location.origin);

const element = (id: string) => document.querySelector<HTMLElement>(`#${id}`)!;

const words: Readonly<Record<GuestState["status"], string>> = {
  waiting: "Waiting for the host…",
  ready: "",
  silent: "The host does not answer. It may still be starting.",
  refused: "This page cannot be shown in this frame.",
};

function connect() {
  const guest = connectToHost({ origins });
  const visitors = openVisitors(guest, show);

  function show() {
    const { status, look } = guest.state;
    wearLook(look);
    element("status").textContent = words[status];
    element("app").hidden = status !== "ready";
    const matches = visitors.matches();
    // Inserted as text, so that external data is never interpreted as markup.
    element("visitors").replaceChildren(
      ...matches.map((name) => Object.assign(document.createElement("li"), { textContent: name })),
    );
    element("none").hidden = matches.length > 0;
  }

  guest.on("state", show);
  element("greet").addEventListener("click", () => void visitors.greet());
  followHeight(guest, document.querySelector("main")!);
  // The state shows the result, so the error needs no handling here.
  guest.start().catch(() => undefined);
}

if (window.parent !== window) connect();
else if (import.meta.env.DEV) {
  const mock = Object.assign(document.createElement("a"), {
    href: "host.html",
    textContent: "Open the mock host",
  });
  element("status").replaceChildren("This page is not in a frame. ", mock, ".");
} else element("status").textContent = "This page runs only in the frame of a host.";
