// The two hosts in which a company's life in the frame runs, with the same steps: the test host, operated through its
// user interface, and the plain page, which only speaks the specification's text messages.
import { expect, type FrameLocator, type Page } from "@playwright/test";
import { serveTestHost } from "@lanyard/test-host/server";
import { guestIn, hears, readMessages, say, serveHost, type HostMessage } from "./host-page.ts";
import { hostOriginFor, portOf, testHostOriginFor } from "./host-origins.ts";

export interface Around {
  readonly origin: string;
  readonly open: (page: Page, token: string) => Promise<void>;
  readonly guest: (page: Page) => FrameLocator;
  readonly say: (page: Page, message: HostMessage) => Promise<void>;
  /** Waits until the guest has sent a message of this type that contains this text. */
  readonly hears: (page: Page, type: string, text?: string) => Promise<void>;
  /** All messages of the guest, as text. */
  readonly readTraffic: (page: Page) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** `site`: the console's URL. */
export async function openPlainHost(site: string): Promise<Around> {
  const host = await serveHost(portOf(hostOriginFor(portOf(site))), `${site}/`);
  return {
    origin: host.origin,
    open: async (page, token) => {
      await page.goto(`${host.origin}/?${new URLSearchParams({ token }).toString()}`);
    },
    guest: guestIn,
    say,
    hears: async (page, type, text) =>
      text === undefined
        ? hears(page, { type })
        : expect
            .poll(async () =>
              (await readMessages(page)).some(
                (message) => message.type === type && JSON.stringify(message).includes(text),
              ),
            )
            .toBe(true),
    readTraffic: async (page) => JSON.stringify(await readMessages(page)),
    close: host.close,
  };
}

/** In a narrow window, the test host shows either its tools or the console. */
async function show(page: Page, view: "Console" | "Tools"): Promise<void> {
  const choice = page.getByRole("radio", { name: view });
  // A toast stays, and covers what is below it, as long as the mouse is over it.
  await page.mouse.move(0, 0);
  if (await choice.isVisible()) await choice.check();
}

async function openTool(page: Page, name: string): Promise<void> {
  await show(page, "Tools");
  await page.getByRole("tab", { name }).click();
}

async function sendByHand(page: Page, message: HostMessage): Promise<void> {
  await openTool(page, "Send");
  const form = page.getByRole("region", { name: "Send a message" });
  await form.getByRole("radio", { name: "Text" }).check();
  await form.getByLabel("Text").last().fill(JSON.stringify(message));
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toContainText("Sent at");
  await show(page, "Console");
}

async function seesInTraffic(page: Page, type: string, text = ""): Promise<void> {
  await openTool(page, "Traffic");
  const traffic = page.getByRole("region", { name: "Traffic" });
  await traffic.getByRole("radio", { name: "Received" }).check();
  await traffic.getByRole("searchbox").fill(text);
  await expect(traffic.getByRole("listitem").filter({ hasText: type }).first()).toBeVisible();
  await show(page, "Console");
}

export async function openTestHost(site: string): Promise<Around> {
  const port = portOf(testHostOriginFor(portOf(site)));
  // The token is entered by hand, because each test has its own company.
  const host = await serveTestHost({ port, address: `${site}/`, token: "", session: "" });
  return {
    origin: host.origin,
    async open(page, token) {
      await page.goto(host.origin);
      await openTool(page, "Behaviour");
      const who = page.getByRole("region", { name: "Behaviour" });
      await who.getByLabel("Company token").fill(token);
      await who.getByLabel("Session of the person").fill("session-of-anna");
      await who.getByRole("button", { name: "Send as setup" }).click();
      await show(page, "Console");
    },
    guest: (page) => page.frameLocator("#guest"),
    say: sendByHand,
    hears: seesInTraffic,
    readTraffic: async (page) => {
      await openTool(page, "Traffic");
      const traffic = page.getByRole("region", { name: "Traffic" });
      await traffic.getByRole("searchbox").fill("");
      await traffic.getByRole("radio", { name: "Received" }).check();
      const rows = traffic.getByRole("listitem").filter({ hasText: "put.data" });
      await rows.first().locator("summary").click();
      const text = await traffic.innerText();
      await show(page, "Console");
      return text;
    },
    close: host.close,
  };
}
