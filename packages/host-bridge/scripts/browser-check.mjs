// Tests the installed package in a real browser: frames of two origins and of none, and pages that send messages they
// should not.
import assert from "node:assert/strict";
import { createReadStream, existsSync } from "node:fs";
import { createServer } from "node:http";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findBrowser } from "../../../scripts/browser.mjs";

const pages = fileURLToPath(new URL("../fixtures/browser/", import.meta.url));
const types = { html: "text/html", js: "text/javascript" };

/**
 * Serves the pages, and the package under /bridge/, with CORS because a frame with an opaque origin loads modules from
 * there too.
 */
const serve = async (name, bridge) => {
  const server = createServer(({ url = "/" }, response) => {
    const path = normalize(new URL(url, "http://a").pathname);
    const file = path.startsWith("/bridge/")
      ? join(bridge, path.slice("/bridge/".length))
      : join(pages, path);
    if (!existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      "content-type": types[file.split(".").at(-1)] ?? "text/plain",
      "access-control-allow-origin": "*",
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const end = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://${name}:${server.address().port}`, end };
};

/** `bridge`: the folder of the installed package. */
export const visit = async (bridge) => {
  const host = await serve("localhost", bridge);
  const guest = await serve("127.0.0.1", bridge);
  const { executablePath, args, env } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    const errors = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(`${host.origin}/host.html?guest=${encodeURIComponent(guest.origin)}`);
    await page.waitForFunction(() => window.heard().guest && window.heard().bare);
    assert.deepEqual(await page.evaluate(() => window.heard()), {
      guest: {
        origin: guest.origin,
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
    host.end();
    guest.end();
  }
};
