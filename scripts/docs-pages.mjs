// Opens every documentation page of the built stories: it must render without errors or serious accessibility violations.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright";
import { exampleModules } from "../packages/design-system/scripts/example-modules.mjs";
import { manualFrame } from "./manual-frame.mjs";
import { frameProblems, pageProblems } from "./manual-pages.mjs";
import { manualViews } from "./manual-views.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const concurrency = 2;
const timeout = 60_000;

const options = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};

// Parts rendered by Storybook itself; and the stories, which have their own tests.
const excluded = [".sb-story", ".docblock-code-toggle", ".sbdocs-preview", ".docblock-argstable"];

/** Serious accessibility violations in the page's own text and tables, one line for each. */
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

/**
 * Opens a page by an event on Storybook's channel, which does not reload the preview, and waits until it has rendered.
 */
const open = (page, id) =>
  page.evaluate(
    (storyId) =>
      new Promise((resolve) => {
        const { channel } = globalThis["__STORYBOOK_PREVIEW__"];
        const answers = {
          docsRendered: () => undefined,
          storyMissing: () => "The page does not exist.",
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

const visit = async (page, entry, offer) => {
  const found = [];
  const onError = (error) => found.push(`uncaught: ${error.message}`);
  const onConsole = (message) => {
    // A story with a broken picture requests an invalid URL on purpose.
    if (message.type() === "error" && !message.text().includes("ERR_INVALID_URL"))
      found.push(`console: ${message.text()}`);
  };
  page.on("pageerror", onError).on("console", onConsole);
  const check = async () => {
    const problem = await open(page, entry.id);
    if (problem) return [problem];
    return [...(await violationsIn(page)), ...(await pageProblems(page, entry, offer)), ...found];
  };
  try {
    // Node's timer, because some stories replace the page's timers; `ref: false` lets the process exit meanwhile.
    return await Promise.race([
      check(),
      setTimeout(timeout, ["It did not finish rendering in time."], { ref: false }),
    ]);
  } finally {
    page.off("pageerror", onError).off("console", onConsole);
  }
};

/** What a component's page should show: its first story, and the example code. */
const offers = async (root, entries) => {
  const examples = exampleModules(
    await readFile(join(root, "packages/design-system/fixtures/app/examples.tsx"), "utf8"),
  );
  return ({ title }) => {
    const name = title.split("/").at(-1);
    const stories = entries.filter((entry) => entry.type === "story" && entry.title === title);
    const hero = stories.find(({ tags }) => tags.includes("hero")) ?? stories[0];
    return { hero: hero?.id, example: examples[name] ?? examples[`${name}Provider`] };
  };
};

/**
 * Checks the documentation pages of the stories in the folder `built`, served at `url`; resolves to the problems.
 * `browser`: the result of findBrowser.
 */
export const docsPages = async ({ root, url, browser, built }) => {
  const index = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
  const entries = Object.values(index.entries);
  const offerOf = await offers(root, entries);
  const queue = entries.filter(({ type }) => type === "docs");
  if (queue.length === 0) return ["No documentation pages found."];
  const { executablePath, args, env } = browser;
  const running = await chromium.launch({ executablePath, args, env });
  const context = await running.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(60_000);
  // Stories in frames have their own tests.
  await context.route(/viewMode=story/, (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
  const worker = async () => {
    let page = await newPreview(context, url);
    const restart = async () => {
      // Not awaited, because a page that is reloading does not respond.
      page.close().catch(() => undefined);
      page = await newPreview(context, url);
    };
    const found = [];
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      const offer = offerOf(entry);
      const problems = await visit(page, entry, offer).catch(async () => {
        // Storybook reloads when it cannot tear down a story of the previous page.
        await restart();
        return visit(page, entry, offer).catch((error) => [error.message.split("\n")[0]]);
      });
      found.push(...problems.map((problem) => `${entry.id}: ${problem}`));
      // A failed page may make the next ones fail too.
      if (problems.length > 0) await restart();
    }
    return found;
  };
  // These checks load the whole manual with real frames, the sidebar and the toolbar.
  const whole = async () => {
    const wide = await running.newContext({ viewport: { width: 1280, height: 800 } });
    wide.setDefaultTimeout(60_000);
    return [
      ...(await manualFrame(await wide.newPage(), url)),
      ...(await frameProblems(await wide.newPage(), url)),
      ...(await manualViews(running, url)),
    ];
  };
  try {
    const found = await Promise.all([
      whole().catch((error) => [error.message]),
      ...Array.from({ length: concurrency }, worker),
    ]);
    return found.flat();
  } finally {
    await running.close();
  }
};
