// Opens every documentation page of the built stories: it has to render, without an error and without a serious barrier.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { chromium } from "playwright";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
const atOnce = 2;
const patience = 15_000;

const options = {
  resultTypes: ["violations"],
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
};

// Drawn by Storybook, not by us; and the stories, which their own visit has checked already.
const notOurs = [".sb-story", ".docblock-code-toggle", ".sbdocs-preview", ".docblock-argstable"];

/** Serious barriers of the page's own words and tables, one line each. */
const barriers = (page) =>
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
    { exclude: notOurs, rules: options },
  );

const begin = async (context, url) => {
  const page = await context.newPage();
  await page.goto(`${url}/iframe.html`, { waitUntil: "load" });
  await page.waitForFunction(() => globalThis["__STORYBOOK_PREVIEW__"]?.storyStoreValue);
  await page.addScriptTag({ path: axe });
  return page;
};

/** Changes to a page and waits for it. Storybook's own channel does it without loading all the stories again. */
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
        const end = (problem) => {
          for (const [name, listener] of Object.entries(listeners)) channel.off(name, listener);
          resolve(problem);
        };
        const listeners = Object.fromEntries(
          Object.entries(answers).map(([name, problem]) => [name, (sent) => end(problem(sent))]),
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
    return problem ? [problem] : [...(await barriers(page)), ...found];
  };
  try {
    // The clock is ours: some stories hold the page's own.
    return await Promise.race([check(), setTimeout(patience, ["It does not come to rest."])]);
  } finally {
    page.off("pageerror", onError).off("console", onConsole);
  }
};

/**
 * What is wrong with the documentation pages of the stories in the folder `built`, served at `url`; nothing when all is
 * well. `browser` is what findBrowser answers.
 */
export const docsPages = async ({ url, browser, built }) => {
  const { entries } = JSON.parse(await readFile(join(built, "index.json"), "utf8"));
  const left = Object.values(entries).filter(({ type }) => type === "docs");
  if (left.length === 0) return ["There is no documentation page."];
  const { executablePath, args, env } = browser;
  const running = await chromium.launch({ executablePath, args, env });
  const context = await running.newContext({ viewport: { width: 1280, height: 800 } });
  // What a page frames is a story, which its own visit plays and checks.
  await context.route(/viewMode=story/, (route) =>
    route.fulfill({ contentType: "text/html", body: "" }),
  );
  const one = async () => {
    let page = await begin(context, url);
    const anew = async () => {
      // Not awaited: a page that is loading itself does not answer.
      page.close().catch(() => undefined);
      page = await begin(context, url);
    };
    const found = [];
    for (let entry = left.shift(); entry; entry = left.shift()) {
      const { id } = entry;
      const problems = await visit(page, id).catch(async () => {
        // Storybook loads itself anew when a story of the page before does not let go of it.
        await anew();
        return visit(page, id).catch((error) => [error.message.split("\n")[0]]);
      });
      found.push(...problems.map((problem) => `${id}: ${problem}`));
      // A page that failed may take the next ones with it.
      if (problems.length > 0) await anew();
    }
    return found;
  };
  try {
    return (await Promise.all(Array.from({ length: atOnce }, one))).flat();
  } finally {
    await running.close();
  }
};
