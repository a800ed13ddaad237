// Opens every documentation page of the built stories: it must render without errors or serious accessibility violations.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const concurrency = 2;
const timeout = 15_000;

const options = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};

// Rendered by Storybook itself; and the stories, which are checked by their own tests.
const excluded = [".sb-story", ".docblock-code-toggle", ".sbdocs-preview", ".docblock-argstable"];

/** Serious accessibility violations in the page's own text and tables, one line each. */
const violationsIn = (page) =>
  page.evaluate(
    async ({ exclude, rules }) => {
      const { violations } = await globalThis.axe.run(
        { include: [["#storybook-docs"]], exclude: exclude.map((part) => [part]) },
        rules,
      );
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
    },
    { exclude: excluded, rules: options },
  );

const newPreview = async (context, url) => {
  const page = await context.newPage();
  await page.goto(`${url}/iframe.html`, { waitUntil: "load" });
  await page.waitForFunction(() => globalThis["__STORYBOOK_PREVIEW__"]?.storyStoreValue);
  await page.addScriptTag({ path: axe });
  return page;
};

/** Switches to a page and waits for it, over Storybook's channel, which does not reload the preview. */
const open = (page, id) =>
  page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const { channel } = globalThis["__STORYBOOK_PREVIEW__"];
        const answers = {
          docsRendered: () => undefined,
          storyMissing: () => "There is no such page.",
          storyErrored: ({ title }) => title,
          storyThrewException: ({ message }) => message,
          playFunctionThrewException: ({ message }) => message,
        };
        const finish = (problem) => {
          for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
          resolve(problem);
        };
        const listeners = Object.fromEntries(
          Object.entries(answers).map(([name, problem]) => [name, (sent) => finish(problem(sent))]),
        );
        for (const [name, listener] of Object.entries(listeners)) channel.on(name, listener);
        channel.emit("setCurrentStory", { storyId, viewMode: "docs" });
      }),
    id,
  );

const visit = async (page, id) => {
  const found = [];
  const onError = (error) => found.push(`uncaught: ${error.message}`);
  const onConsole = (message) => {
    // A story of a broken picture asks for an address that cannot be loaded.
    if (message.type() === "error" && !message.text().includes("ERR_INVALID_URL"))
      found.push(`console: ${message.text()}`);
  };
  page.on("pageerror", onError).on("console", onConsole);
  const check = async () => {
    const problem = await open(page, id);
    return problem ? [problem] : [...(await violationsIn(page)), ...found];
  };
  try {
    // Node's timer: some stories replace the timers of the page.
    return await Promise.race([
      check(),
      setTimeout(timeout, ["It did not finish rendering in time."]),
    ]);
  } finally {
    page.off("pageerror", onError).off("console", onConsole);
  }
};

/**
 * Problems of the documentation pages of the stories in the folder `built`, served at `url`. `browser` is the result of
 * findBrowser.
 */
export const docsPages = async ({ url, browser, built }) => {
  const { entries } = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
  const queue = Object.values(entries).filter(({ type }) => type === "docs");
  if (queue.length === 0) return ["There is no documentation page."];
  const { executablePath, args, env } = browser;
  const running = await chromium.launch({ executablePath, args, env });
  const context = await running.newContext({ viewport: { width: 1280, height: 800 } });
  // Stories in frames are checked by their own tests.
  await context.route(/viewMode=story/, (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
  const worker = async () => {
    let page = await newPreview(context, url);
    const restart = async () => {
      // Not awaited: a page that is reloading does not answer.
      page.close().catch(() => undefined);
      page = await newPreview(context, url);
    };
    const found = [];
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const { id } = entry;
      const problems = await visit(page, id).catch(async () => {
        // Storybook reloads when a story of the previous page cannot be torn down.
        await restart();
        return visit(page, id).catch((error) => [error.message.split("\n")[0]]);
      });
      found.push(...problems.map((problem) => `${id}: ${problem}`));
      // A failed page may make the next ones fail too.
      if (problems.length > 0) await restart();
    }
    return found;
  };
  try {
    return (await Promise.all(Array.from({ length: concurrency }, worker))).flat();
  } finally {
    await running.close();
  }
};
