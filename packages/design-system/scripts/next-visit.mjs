// Visits the page that Next serves: before its scripts, in three people's hands, and under a strict policy for styles.
import { expect } from "./next-expect.mjs";
import { hands } from "./next-hands.mjs";
import { serveNext } from "./next-fixture.mjs";
import { openAll, refuseStyles } from "./next-policy.mjs";
import { walk } from "./next-walk.mjs";

/** Serves the application anew and opens it; what `act` leaves in the console, or throws, is a problem. */
async function visit(browser, app, title, context, act) {
  const { url, stop } = await serveNext(app);
  const page = await browser.newPage({ reducedMotion: "reduce", ...context });
  const problems = [];
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    // What a policy refuses is told by its event, with the element.
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

/** What somebody sees who has no scripts, or not yet. */
async function readPage(page, url) {
  await page.goto(url);
  const row = page
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: "Shift planner" }) });
  await expect(row).toContainText("On sale");
  await expect(row).toContainText("€4.50");
}

/** Throws, naming what is wrong, when the page is not there before its scripts, or not alive after them. */
export async function visitNext(browser, app) {
  await visit(browser, app, "without scripts", { javaScriptEnabled: false }, readPage);
  for (const { title, context, hand } of hands)
    await visit(browser, app, title, context, async (page, url) => {
      await page.goto(url);
      await walk(page, hand(page));
    });
}

/** Throws when a component needs a style that `style-src 'self'` refuses. */
export const visitNextStrictly = (browser, app) =>
  visit(browser, app, "under style-src 'self'", {}, async (page, url) => {
    const refused = await refuseStyles(page);
    await page.goto(url);
    await openAll(page);
    if (refused.length > 0) throw new Error([...new Set(refused)].join("\n"));
  });
