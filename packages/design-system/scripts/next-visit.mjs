// Visits the page served by Next: without scripts, and under a policy that refuses all styles except the application's
// own style sheets, opening everything that opens.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect as playwright } from "@playwright/test";

const expect = playwright.configure({ timeout: 30_000 });
const policy = "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self'";

/** Starts the built application; returns its URL and a function that stops it. */
async function serve(app) {
  const port = 20_000 + (process.pid % 20_000);
  const program = join(app, "node_modules/next/dist/bin/next");
  const args = [program, "start", "--port", String(port), "--hostname", "127.0.0.1"];
  const child = spawn(process.execPath, args, {
    cwd: app,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill()) await once(child, "exit");
  };
  for await (const text of child.stdout) if (/Ready/.test(String(text))) break;
  return { url: `http://127.0.0.1:${port}/`, stop };
}

async function readWithoutScripts(page) {
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Shift planner" }) });
  await expect(row).toContainText("On sale");
  await expect(row).toContainText("€4.50");
}

/** Tooltip, dialog with a form, combobox, menu, confirmation, toast, selection and tabs. */
async function openAll(page) {
  const at = (role, name) => page.getByRole(role, { name, exact: true });
  await at("button", "Create app").hover();
  await expect(page.getByRole("tooltip")).toBeVisible();
  await at("button", "Create app").click();
  const dialog = at("dialog", "Create an app");
  await dialog.getByLabel("Name").fill("Lift pass");
  await dialog.getByLabel("Price").fill("3,20");
  await dialog.getByRole("combobox", { name: "Category" }).fill("acc");
  await at("option", "Access").click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("row", { name: /Lift pass/ })).toContainText("€3.20");
  await at("button", "Actions for Shift planner").click();
  await at("menuitem", "Remove").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("has to leave the store").first()).toBeVisible();
  await at("checkbox", "Select Door log").click();
  await at("tab", "Payments").click();
  await expect(at("cell", "€1,035.00")).toBeVisible();
}

/** Throws if the page is incomplete without scripts, or if anything is wrong while everything opens. */
export async function visitNext(browser, app) {
  const { url, stop } = await serve(app);
  const problems = [];
  try {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(url);
    await readWithoutScripts(plain);
    await plain.close();
    const page = await browser.newPage({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
    });
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => {
      if (/error|warning/.test(message.type())) problems.push(message.text());
    });
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers(), "content-security-policy": policy };
      return route.fulfill({ response, headers });
    });
    await page.goto(url);
    await openAll(page);
    await page.close();
  } finally {
    await stop();
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
}
