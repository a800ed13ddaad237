// A host for your machine: frames the app, answers it, and shows every message. It is not part of the build.
import { createHost, type GuestMessage, type HostMessage } from "@lanyard/host-bridge/host";
import { fromGuest, type GuestType } from "@lanyard/host-bridge/protocol";
import { wearLook } from "@lanyard/host-bridge";

const find = (id: string) => document.querySelector(`#${id}`)!;
const iframe = find("guest") as HTMLIFrameElement;
const search = find("search") as HTMLInputElement;
const theme = find("theme") as HTMLSelectElement;
const name = find("name") as HTMLInputElement;
const traffic = find("traffic");

/** How many messages are shown; older ones are removed. */
const most = 200;
const log = (text: string) => {
  traffic.append(Object.assign(document.createElement("li"), { textContent: text }));
  while (traffic.childElementCount > most) traffic.firstElementChild?.remove();
  traffic.scrollTop = traffic.scrollHeight;
};

const host = createHost({ onDrop: (reason, detail) => log(`dropped: ${reason} ${detail ?? ""}`) });
const frame = host.frame(iframe, {
  origin: location.origin,
  setup: () => {
    const setup = {
      api_session: "a-session",
      // A real host gets it from its server, for this app and the company that uses it.
      app_token: "a-token-of-this-app",
      theme: theme.value === "dark" ? "dark" : "light",
    } as const;
    log(`to the app: setup ${JSON.stringify(setup)}`);
    return setup;
  },
});
const send = (message: HostMessage) => {
  log(`to the app: ${JSON.stringify(message)}`);
  frame.send(message);
};

for (const type of Object.keys(fromGuest) as GuestType[])
  frame.on(type, (message: GuestMessage) => log(`from the app: ${JSON.stringify(message)}`));
frame.on("app.height", ({ height }) => (iframe.style.height = `${Math.min(height, 2000)}px`));
const toast = (text: string) => (find("toast").textContent = text);
frame.on("toast.message", ({ text }) => toast(text));
frame.on("toast.alert", ({ text }) => toast(`⚠ ${text}`));
frame.answer("get.input", ({ id }) => {
  if (id !== "name") throw new RangeError(`The input ${id} does not exist.`);
  return name.value;
});

// Both start with your system's theme.
theme.value = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
find("controls").addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", () => send({ type: "search", value: search.value }));
theme.addEventListener("change", () => {
  const look = { theme: theme.value === "dark" ? "dark" : "light" } as const;
  wearLook(look);
  send({ type: "host.look", ...look });
});
// Set last, so that the host listens before the app sends its first message.
iframe.src = "./index.html";
