// Tests the installed package in a real browser: frames of two origins and of none, and pages that send messages they
// should not.
import assert from "node:assert/strict";
import { cpSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findBrowser } from "../../../scripts/browser.mjs";
import { serveFolder } from "../../../scripts/serve-folder.mjs";

/** `bridge`: the folder of the installed package; `folder`: where its pages are put together. */
export const visit = async (bridge, folder) => {
  cpSync(fileURLToPath(new URL("../fixtures/browser/", import.meta.url)), folder, {
    recursive: true,
  });
  cpSync(bridge, join(folder, "bridge"), { recursive: true });
  const host = await serveFolder(folder, { host: "localhost" });
  const guest = await serveFolder(folder);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`${host.url}/host.html?guest=${encodeURIComponent(guest.url)}`);
    await page.waitForFunction(() => window.heard().guest && window.heard().bare);
    assert.deepEqual(await page.evaluate(() => window.heard()), {
      guest: {
        origin: guest.url,
        session: "session",
        answer: "value of name",
        payload: { who: "Zoë" },
        language: "fr",
      },
      bare: {
        origin: "null",
        session: "none",
        answer: "OperationError: not offered",
        payload: null,
        language: "",
      },
    });
    await page.waitForFunction(() => window.height() === 321);

    await page.evaluate(() => window.addStranger());
    await page.waitForFunction(() => window.dropped().length > 0);
    const { data, dropped, searched } = await page.evaluate(() => window.askGuest());
    assert.deepEqual(data, { a: 1 });
    assert.deepEqual(searched, []);
    assert.deepEqual([dropped.length, ...new Set(dropped)], [1001, "another window"]);
    assert.deepEqual(await page.evaluate(() => window.dropped()), ["another window"]);

    const before = await page.evaluate(() => JSON.stringify(window.heard()));
    await page.evaluate(() => window.navigateGuest());
    await page.waitForFunction(() => window.dropped().length === 2);
    assert.deepEqual((await page.evaluate(() => window.dropped()))[1], "foreign origin");
    await page.evaluate(() => window.sendSecret());
    const elsewhere = page.frame({ name: "guest" });
    // Messages arrive in order, so after this one no other is pending.
    await page.evaluate(() => window.frames.guest.postMessage("last", "*"));
    await elsewhere.waitForFunction(() => window.received.includes("last"));
    assert.deepEqual(await elsewhere.evaluate(() => window.received), ["last"]);
    assert.equal(await page.evaluate(() => JSON.stringify(window.heard())), before);
    assert.deepEqual(errors, []);
  } finally {
    await browser.close();
    await Promise.all([host.close(), guest.close()]);
  }
};
