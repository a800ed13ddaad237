// The test host around the real console: its traffic log, behaviours, attacks and recordings, and its messages when
// there is nothing to frame.
import { readFile } from "node:fs/promises";
import { expect, test, type Page } from "@playwright/test";
import { serveTestHost, type TestHost } from "@lanyard/test-host/server";
import { portOf, testHostOriginFor } from "./host-origins.ts";
import { wordsIn } from "./words.ts";

const words = wordsIn("en");
let host: TestHost;
const errors: string[] = [];

test.use({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  const site = String(test.info().project.use.baseURL);
  const port = portOf(testHostOriginFor(portOf(site)));
  const options = { token: "demo-company-token", session: "anna" };
  host = await serveTestHost({ port, address: `${site}/`, ...options });
});
test.afterAll(() => host.close());
test.beforeEach(({ page }) => {
  errors.length = 0;
  page.on("pageerror", ({ message }) => errors.push(message));
});
test.afterEach(() => expect(errors).toEqual([]));

const guest = (page: Page) => page.frameLocator("#guest");
const title = (page: Page) => guest(page).getByRole("heading", { level: 1 });
const tool = async (page: Page, tab: string, region: string) => {
  await page.getByRole("tab", { name: tab }).click();
  return page.getByRole("region", { name: region });
};
const rows = (page: Page) => page.getByRole("region", { name: "Traffic" }).getByRole("listitem");
async function inStore(page: Page) {
  await page.goto(host.origin);
  await expect(title(page)).toHaveText(words("store.title"));
}
async function behave(page: Page, conduct: string) {
  const behaviour = await tool(page, "Behaviour", "Behaviour");
  await behaviour.getByRole("radio", { name: conduct }).check();
}

test("the traffic shows as it passes, is searched, paused and cleared", async ({ page }) => {
  await inStore(page);
  // The host's heading shows the console's title, and the console shows the notice that it requested from the host.
  await expect(page.getByRole("heading", { level: 1 }).first()).toContainText(words("store.title"));
  await expect(guest(page).getByText("The canteen is closed on Friday.")).toBeVisible();
  const traffic = await tool(page, "Traffic", "Traffic");
  for (const type of ["app.startup", "setup", "get.element", "put.element", "app.height"])
    await expect(rows(page).filter({ hasText: type }).first()).toBeVisible();
  const setup = rows(page).filter({ hasText: "setup" }).first();
  await setup.locator("summary").click();
  await expect(setup.getByText('"demo-company-token"')).toBeVisible();

  await traffic.getByRole("radio", { name: "Sent" }).check();
  // The setup names the messages that this host handles, so a row is told by its summary.
  const startup = page.locator("summary", { hasText: "app.startup" });
  await expect(rows(page).filter({ has: startup })).toHaveCount(0);
  await traffic.getByRole("radio", { name: "All" }).check();
  await traffic.getByRole("searchbox").fill("canteen");
  await expect(rows(page)).toHaveCount(1);
  await traffic.getByRole("searchbox").fill("");

  await traffic.getByRole("button", { name: "Clear" }).click();
  await expect(rows(page)).toHaveCount(0);
  await traffic.getByRole("switch", { name: "Pause" }).click();
  const send = await tool(page, "Send", "Send a message");
  await send.getByRole("button", { name: "Send" }).click();
  await expect(guest(page).getByRole("searchbox").first()).toHaveValue("parking");
  await tool(page, "Traffic", "Traffic");
  await expect(rows(page)).toHaveCount(0);
  await traffic.getByRole("switch", { name: "Pause" }).click();
  await expect(rows(page).filter({ hasText: "search" }).first()).toContainText("By hand");
});

test("a message is written from its row; what the console will drop is said before and after", async ({
  page,
}) => {
  await inStore(page);
  const send = await tool(page, "Send", "Send a message");
  await send.getByLabel("Message").selectOption("option");
  await send.getByLabel("Example").selectOption({ label: "Licences" });
  await send.getByRole("button", { name: "Send" }).click();
  await expect(title(page)).toHaveText(words("nav.licenses"));
  // When the host opens a page in the console, the focus stays in the host.
  await expect(send.getByRole("button", { name: "Send" })).toBeFocused();

  await send.getByLabel("value").fill("no JSON");
  await expect(send.getByText("This is no JSON.")).toBeVisible();
  await expect(send.getByRole("button", { name: "Send" })).toBeDisabled();
  await send.getByRole("radio", { name: "Text" }).check();
  await send.getByLabel("Text").last().fill("{");
  await expect(send.getByText("not JSON")).toBeVisible();
  await send.getByRole("button", { name: "Send" }).click();
  const traffic = await tool(page, "Traffic", "Traffic");
  await traffic.getByRole("radio", { name: "Dropped" }).check();
  await expect(rows(page)).toHaveCount(1);
  await rows(page).first().locator("summary").click();
  await expect(rows(page).first()).toContainText("The console drops it: not JSON");
});

test("a form at the host: activities are searched, and its answer goes back", async ({ page }) => {
  await inStore(page);
  const send = await tool(page, "Send", "Send a message");
  const sendExample = async (type: string, label: string) => {
    await send.getByLabel("Message").selectOption(type);
    await send.getByLabel("Example").selectOption({ label });
    await send.getByRole("button", { name: "Send" }).click();
  };
  await sendExample("option", "Popups at the host");
  await sendExample("function", "Popup: a form");
  const dialog = page.getByRole("dialog", { name: "Lunch" });
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog.getByText("Please fill this in.")).toBeVisible();
  await dialog.getByLabel("Dish").fill("Soup");
  await dialog.getByLabel("Event").fill("fork");
  await page.getByRole("option", { name: "Forklift training" }).click();
  await dialog.getByRole("button", { name: "Send" }).click();
  await expect(dialog).toBeHidden();
  await tool(page, "Traffic", "Traffic");
  const answer = rows(page).filter({ hasText: "function" }).first();
  await answer.locator("summary").click();
  await expect(answer).toContainText("a-2");

  // The same form inside the console, which requests the activities from the host.
  await tool(page, "Send", "Send a message");
  await sendExample("option", "Popups inside");
  await sendExample("function", "Popup: a form");
  const inside = guest(page).getByRole("dialog", { name: "Lunch" });
  await inside.getByLabel("Event").fill("drill");
  await guest(page).getByRole("option", { name: "Fire drill" }).click();
  await expect(inside.getByLabel("Event")).toHaveValue("Fire drill");
});

test("silent, then honest; old; hostile: the console waits, works, and takes the true answer", async ({
  page,
}) => {
  await inStore(page);
  await behave(page, "Silent");
  await page.getByRole("button", { name: "Load anew" }).click();
  await expect(guest(page).getByText(words("host.waiting"))).toBeVisible();
  await tool(page, "Traffic", "Traffic");
  await expect(rows(page).filter({ hasText: "no answer" }).first()).toBeVisible();
  // The host answers the next app.startup.
  await behave(page, "Honest");
  await expect(title(page)).toHaveText(words("store.title"));

  await behave(page, "Old");
  await page.getByRole("button", { name: "Load anew" }).click();
  await expect(guest(page).getByText("The canteen is closed on Friday.")).toBeVisible();

  await behave(page, "Hostile");
  await page.getByRole("button", { name: "Load anew" }).click();
  await expect(guest(page).getByText("The canteen is closed on Friday.")).toBeVisible();
  await expect(guest(page).getByText("forged")).toHaveCount(0);
  // The frame may still be navigating.
  const polluted = () =>
    page
      .frames()[1]!
      .evaluate(() => "polluted" in Object.prototype)
      .catch(() => undefined);
  await expect.poll(polluted).toBe(false);
});

test("taken out and put back: what is said meanwhile goes nowhere, and the console starts anew", async ({
  page,
}) => {
  await inStore(page);
  await page.getByRole("button", { name: "Take out" }).click();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByText("The host has taken the console out")).toBeVisible();
  const send = await tool(page, "Send", "Send a message");
  await send.getByRole("button", { name: "Send" }).click();
  const traffic = await tool(page, "Traffic", "Traffic");
  await traffic.getByRole("radio", { name: "Dropped" }).check();
  await expect(rows(page).filter({ hasText: "no frame" })).toHaveCount(1);
  await traffic.getByRole("radio", { name: "Received" }).check();
  const starts = rows(page).filter({ hasText: "app.startup" });
  const before = await starts.count();
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(title(page)).toHaveText(words("store.title"));
  // Earlier messages remain above it.
  await expect.poll(() => starts.count()).toBeGreaterThan(before);
});

test("attacks: the console stays as it is, and a page that the frame was led to is not heard", async ({
  page,
}) => {
  await inStore(page);
  const behaviour = await tool(page, "Behaviour", "Behaviour");
  for (const name of [
    "10 MB of text",
    "10,000 levels deep",
    "No JSON, no text, no type",
    "Prototype keys",
    "Answers that nobody asked for",
    "A setup from another window",
  ])
    await behaviour.getByRole("button", { name: `Run: ${name}` }).click();
  await behaviour.getByRole("button", { name: "Run: Markup that runs" }).click();
  const popup = guest(page).getByRole("dialog", { name: "Hostile" });
  await expect(popup.frameLocator("iframe").getByText("Only this shows.")).toBeVisible();
  await expect(guest(page).getByText("Badge & Co.").first()).toBeVisible();
  const traffic = await tool(page, "Traffic", "Traffic");
  await traffic.getByRole("radio", { name: "Dropped" }).check();
  for (const reason of ["too long", "too deep", "not JSON", "not text", "unknown type"])
    await expect(rows(page).filter({ hasText: reason }).first()).toBeVisible();
  await traffic.getByRole("radio", { name: "Received" }).check();
  await expect(rows(page).filter({ hasText: "stolen" })).toHaveCount(0);
});

test("a session is recorded without secrets, kept as a file, read again and replayed", async ({
  page,
}) => {
  await inStore(page);
  const record = await tool(page, "Record", "Record and replay");
  await record.getByRole("button", { name: "Record" }).click();
  const send = await tool(page, "Send", "Send a message");
  await send.getByRole("button", { name: "Send" }).click();
  await expect(guest(page).getByRole("searchbox").first()).toHaveValue("parking");
  const behaviour = await tool(page, "Behaviour", "Behaviour");
  await behaviour.getByRole("button", { name: "Send as setup" }).click();
  await tool(page, "Record", "Record and replay");
  await record.getByRole("button", { name: "Stop recording" }).click();
  const download = page.waitForEvent("download");
  await record.getByRole("button", { name: "Save as a file" }).click();
  const file = await (await download).path();
  const text = await readFile(file, "utf8");
  expect(text).not.toContain("demo-company-token");

  await page.reload();
  await expect(title(page)).toHaveText(words("store.title"));
  await tool(page, "Record", "Record and replay");
  const picker = page.getByLabel("File of a recording");
  await picker.setInputFiles({
    name: "a.json",
    mimeType: "application/json",
    buffer: Buffer.from("{}"),
  });
  await expect(record.getByText("This file is no recording of a test host.")).toBeVisible();
  await picker.setInputFiles({
    name: "b.json",
    mimeType: "application/json",
    buffer: Buffer.from(text),
  });
  await record.getByRole("button", { name: "Replay" }).click();
  await expect(guest(page).getByRole("searchbox").first()).toHaveValue("parking");
  await expect(record.getByRole("button", { name: "Replay" })).toBeVisible();
  await tool(page, "Traffic", "Traffic");
  await expect(rows(page).filter({ hasText: "By hand" })).toHaveCount(2);
  await expect(guest(page).getByText("Badge & Co.").first()).toBeVisible();
});

test("what is missing is said: no console, or one that does not allow this host", async ({
  page,
}) => {
  const site = String(test.info().project.use.baseURL);
  const options = { token: "demo-company-token", session: "anna" };
  const lost = await serveTestHost({ port: 0, address: "http://127.0.0.1:9/", ...options });
  const stranger = await serveTestHost({ port: 0, address: `${site}/`, ...options });
  try {
    await page.goto(lost.origin);
    await expect(page.getByText("No console answers")).toBeVisible();
    await expect(page.getByText(`HOST_ORIGINS=${lost.origin} npm start`)).toBeVisible();
    await page.goto(stranger.origin);
    await expect(page.getByText("The console does not let this page frame it")).toBeVisible();
    await expect(page.locator("iframe")).toHaveCount(0);
  } finally {
    await lost.close();
    await stranger.close();
  }
});
