// Opens pages of the built manual: each must render without an error or a serious accessibility violation.
import { createRequire } from "node:module";
import { chromium } from "playwright";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");
// Storybook's own parts, and the stories, which have their own tests.
const exclude = [".sb-story", ".docblock-code-toggle", ".sbdocs-preview", ".docblock-argstable"];

const violationsIn = (page) =>
  page.evaluate(async (excluded) => {
    const { violations } = await globalThis.axe.run(
      { include: ["#storybook-docs"], exclude: excluded },
      { resultTypes: ["violations"], runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"] },
    );
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
  }, exclude);

/** The problems of the pages with these ids, served at `url`. `browser`: the result of findBrowser. */
export async function docsPages(ids, url, { executablePath, args, env }) {
  const browser = await chromium.launch({ executablePath, args, env });
  const queue = [...ids];
  const problems = [];
  const worker = async () => {
    for (let id = queue.shift(); id; id = queue.shift()) {
      const page = await browser.newPage();
      page.on("pageerror", ({ message }) => problems.push(`${id}: ${message}`));
      try {
        await page.goto(`${url}/iframe.html?viewMode=docs&id=${id}`);
        await page.locator("#storybook-docs h1").first().waitFor({ timeout: 60_000 });
        await page.addScriptTag({ path: axe });
        for (const problem of await violationsIn(page)) problems.push(`${id}: ${problem}`);
      } catch (error) {
        problems.push(`${id}: ${error.message}`);
      }
      await page.close();
    }
  };
  await Promise.all([worker(), worker()]);
  await browser.close();
  return problems;
}
