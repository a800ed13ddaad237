// A host as a third party would write it: a page of another origin that frames the console and only speaks the
// specification's text messages, without any of our code.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page } from "@playwright/test";

export interface HostMessage {
  readonly type: string;
  readonly [field: string]: unknown;
}

/** When the page answers: `no` means never. */
export type Answering = "at once" | "no";

const pageOf = (guest: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Host</title>
<style>body { margin: 0; font: 16px sans-serif } iframe { display: block; width: 100%; height: 600px; border: 0 }</style>
<h1 id="title">Host</h1>
<div id="toasts" role="log"></div>
<iframe id="guest" title="Apps" src="${guest}"></iframe>
<script>
  const query = new URLSearchParams(location.search);
  const guest = document.getElementById("guest");
  const origin = new URL(guest.src).origin;
  window.messages = [];
  window.answering = query.get("answering") !== "no";
  window.setup = {
    type: "setup",
    api_session: query.get("session") || "session-of-anna",
    company_token: query.get("token"),
  };
  window.say = (message) => guest.contentWindow.postMessage(JSON.stringify(message), origin);
  addEventListener("message", (event) => {
    if (event.source !== guest.contentWindow || event.origin !== origin) return;
    if (typeof event.data !== "string") return;
    const message = JSON.parse(event.data);
    window.messages.push(message);
    if (message.type === "app.startup" && window.answering) say(window.setup);
    if (message.type === "app.height") guest.style.height = message.height + "px";
    if (message.type === "set.element" && message.id === "title")
      document.getElementById("title").textContent = message.value;
    if (message.type.startsWith("toast."))
      document.getElementById("toasts").append(message.text);
  });
</script>
</html>`;

export interface HostServer {
  readonly origin: string;
  /** Requested URLs, except the page itself. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/**
 * Serves the page at `/`, and markup for popups at `/markup`; with `port` 0, on a free port, whose origin no console
 * permits.
 */
export async function serveHost(port: number, guest: string): Promise<HostServer> {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://host");
    if (pathname !== "/") requests.push(request.url ?? "");
    response.setHeader("content-type", "text/html; charset=utf-8");
    if (pathname === "/markup") response.setHeader("access-control-allow-origin", "*");
    response.end(
      pathname === "/" ? pageOf(guest) : `<p>This is ${pathname.slice(1)} of the host.</p>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(port, "localhost", resolve));
  const { port: own } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${own}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The console in the host's page. */
export const guestIn = (page: Page): FrameLocator => page.frameLocator("#guest");

export const say = (page: Page, message: HostMessage): Promise<void> =>
  page.evaluate((text) => {
    (globalThis as unknown as { say: (sent: unknown) => void }).say(JSON.parse(text));
  }, JSON.stringify(message));

export const readMessages = (page: Page): Promise<readonly HostMessage[]> =>
  page.evaluate(() => (globalThis as unknown as { messages: HostMessage[] }).messages);

/** Waits until the host has received a message with these fields. */
export async function hears(page: Page, expected: HostMessage): Promise<void> {
  await expect
    .poll(async () => (await readMessages(page)).filter(({ type }) => type === expected.type))
    .toContainEqual(expect.objectContaining(expected));
}
