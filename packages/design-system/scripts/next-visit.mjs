// Visits the page served by Next: without scripts, by mouse, touch and keyboard, and under a strict style policy.
import { expect } from "./next-expect.mjs";
import { hands } from "./next-hands.mjs";
import { serveNext } from "./next-fixture.mjs";
import { openAll, refuseStyles } from "./next-policy.mjs";
import { walk } from "./next-walk.mjs";

/**
 * Starts the application, opens a page and runs `act`; throws with its errors and the errors and warnings of the
 * console.
 */
async function visit(browser, app, title, context, act) {
  const { url, stop } = await serveNext(app);
  const page = await browser.newPage({ reducedMotion: "reduce", ...context });
  const problems = [];
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // The violation event reports these, with the element.
    if (/Content Security Policy/.test(message.text())) return;
    if (["error", "warning"].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  try {
    await act(page, url);
  } catch (error) {
    problems.push(error.message);
  } finally {
    await page.close();
    await stop();
  }
  if (problems.length > 0) throw new Error(`${title}: ${problems.join("\n")}`);
}

/** The page for somebody without scripts, or before they have loaded. */
async function readPage(page, url) {
  await page.goto(url);
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Shift planner" }) });
  await expect(row).toContainText("On sale");
  await expect(row).toContainText("€4.50");
}

/** Throws if the page is incomplete without scripts, or does not work with them. */
export async function visitNext(browser, app) {
  await visit(browser, app, "without scripts", { javaScriptEnabled: false }, readPage);
  for (const { title, context, hand } of hands)
    await visit(browser, app, title, context, async (page, url) => {
      await page.goto(url);
      await walk(page, hand(page));
    });
}

/** Throws if a component needs a style that `style-src 'self'` refuses. */
export const visitNextStrictly = (browser, app) =>
  visit(browser, app, "under style-src 'self'", {}, async (page, url) => {
    const refused = await refuseStyles(page);
    await page.goto(url);
    await openAll(page);
    if (refused.length > 0) throw new Error([...new Set(refused)].join("\n"));
  });
