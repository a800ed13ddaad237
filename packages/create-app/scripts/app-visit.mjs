// Visits the created application in a real browser: in its mock host, in a host with handwritten messages, and in one
// that it does not permit.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { run } from "../../../scripts/package.ts";
import { serveFolder } from "../../../scripts/serve-folder.mjs";

const listVisitors = (frame) => frame.locator("#visitors li").allTextContents();

/** Runs `npm start`'s server and opens host.html, as the README describes. */
export const visitMockHost = async (browser, app) => {
  const server = await createServer({
    root: app,
    logLevel: "error",
    // A port that is probably free, because Vite takes port 0 as unset and uses its default.
    server: { port: 20_000 + (process.pid % 20_000), host: "127.0.0.1" },
  });
  await server.listen();
  const page = await browser.newPage({ colorScheme: "dark" });
  const errors = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => {
    if (/error|warning/.test(message.type())) errors.push(message.text());
  });
  try {
    await page.goto(server.resolvedUrls.local[0]);
    await page.getByRole("link", { name: "mock host" }).click();
    await page.waitForURL(new URL("host.html", server.resolvedUrls.local[0]).href);
    const guest = page.frameLocator("#guest");
    await guest.getByRole("button").waitFor();
    assert.equal((await listVisitors(guest)).length, 4);
    await page.getByLabel("Search").fill("al");
    await guest.getByText("Ada Lovelace").waitFor({ state: "detached" });
    assert.deepEqual(await listVisitors(guest), ["Alan Turing"]);
    await page.getByLabel("Search").fill("nobody");
    await guest.getByText("No visitor has this name.").waitFor();
    // The app starts with the host's theme, and the host with the system's.
    await guest.locator('html[data-theme="dark"]').waitFor();
    await page.getByLabel("Theme").selectOption("light");
    await guest.locator('html[data-theme="light"]').waitFor();
    await page.getByLabel("Receptionist").fill("Zoë");
    await guest.getByRole("button").click();
    await page.getByRole("status").getByText("Hello Zoë").waitFor();
    const lines = await page.locator("#traffic li").allTextContents();
    assert.match(lines[0], /^from the app: .*app\.startup/);
    assert.match(lines[1], /^to the app: setup/);
    const traffic = lines.join("\n");
    for (const part of ['from the app: {"type":"app.startup"', 'to the app: {"type":"host.look"'])
      assert.ok(traffic.includes(part), `${part} in ${traffic}`);
    assert.deepEqual(errors, []);
  } finally {
    await page.close();
    await server.close();
    // Vite sets NODE_ENV for the whole process, so later builds would be development builds.
    delete process.env.NODE_ENV;
  }
};

/** The README's code for hosts with handwritten messages. */
const byHand = (app) => /```js\n([^]*?)```/.exec(readFileSync(join(app, "README.md"), "utf8"))[1];

const hostPage = (code, app) => `<!doctype html><title>Host</title>
<iframe id="app" style="width:100%;height:400px" title="The app"></iframe>
<script type="module">
const iframe = document.querySelector("iframe");
const api_session = "s", app_token = "c";
${code.replace("https://app.example", app)}
window.search = (value) => iframe.contentWindow.postMessage(JSON.stringify({ type: "search", value }), "${app}");
iframe.src = "${app}/";
</script>`;

/** Runs `npm run build` and serves the result. */
export const visitBuilt = async (browser, app) => {
  const pages = {};
  const host = await serveFolder(app, { host: "localhost", pages });
  const stranger = await serveFolder(app, { host: "localhost", pages });
  const origins = `https://a.example ${host.url}`;
  await run("npm", ["run", "build"], app, { VITE_HOST_ORIGINS: origins });
  const built = await serveFolder(join(app, "dist"));
  pages["/host.html"] = hostPage(byHand(app), built.url);
  const page = await browser.newPage();
  try {
    await page.goto(`${host.url}/host.html`);
    const guest = page.frameLocator("#app");
    await guest.getByRole("button").waitFor();
    await page.evaluate(() => window.search("grace"));
    await guest.getByText("Ada Lovelace").waitFor({ state: "detached" });
    assert.deepEqual(await listVisitors(guest), ["Grace Hopper"]);
    await page.goto(`${stranger.url}/host.html`);
    await guest.getByText("This page cannot be shown in this frame.").waitFor();
    assert.equal(await guest.getByRole("button").isVisible(), false);
    await page.goto(built.url);
    await page.getByText("This page runs only in the frame of a host.").waitFor();
    assert.equal((await fetch(`${built.url}/host.html`)).status, 404);
  } finally {
    await page.close();
    await Promise.all([host, stranger, built].map(({ close }) => close()));
  }
};
