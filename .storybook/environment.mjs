// The Jest environment of story files: all files of a worker share one page, because loading Storybook again takes
// longer than most of them.
import { setupPage, waitForPageReady } from "@storybook/test-runner";
import { TestEnvironment } from "jest-environment-node";
import { chromium } from "playwright";
import { isWithin } from "./near-pictures.mjs";
import { answered } from "./requests.mjs";
import { sessionOf } from "./sessions.mjs";
import { troublesOf } from "./troubles.mjs";

/**
 * The kind of message that jest-worker sends when no file is left. A worker does not exit while it has a message
 * listener.
 */
const lastMessage = 2;

/** @type {{ context: import("playwright").BrowserContext, page?: import("playwright").Page } | undefined} */
let opened;

/** @type {Set<string>} What dark-contrast.ts found readable, in the files before too. */
const readable = new Set();

async function open({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  // Without a worker, as for a single file, `close-browser.mjs` closes the browser.
  globalThis.storyBrowser = browser;
  const closeAtTheEnd = ([kind]) => {
    if (kind !== lastMessage) return;
    process.off("message", closeAtTheEnd);
    void browser.close();
  };
  if (process.send) process.on("message", closeAtTheEnd);
  return { context: await browser.newContext(contextOptions) };
}

export default class extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.options = config.projectConfig.testEnvironmentOptions["jest-playwright"];
  }

  async setup() {
    await super.setup();
    // Playwright records where each of its calls came from; resolving that through source maps takes longer than the
    // call.
    Error.prepareStackTrace = undefined;
    opened ??= await open(this.options);
    const { context } = opened;
    if (!opened.page) await this.openPage();
    Object.assign(this.global, {
      context,
      page: opened.page,
      // The test-runner calls this before it visits a story again that has navigated away.
      jestPlaywright: {
        resetPage: async () => {
          await opened.page?.close();
          this.global.page = opened.page = await context.newPage();
        },
      },
      // Loaded here once per process; imported in story files, they would load again for each file.
      __sbSetupPage: setupPage,
      storyPage: { waitForPageReady, answered, isWithin, sessionOf, troublesOf, readable },
    });
  }

  async openPage() {
    const { context } = opened;
    const page = await context.newPage();
    await setupPage(page, context);
    this.global.page = opened.page = page;
  }

  /** After a failed story the next one gets a new page, because the old one may be changed or still busy. */
  async handleTestEvent({ name }) {
    if (name !== "test_fn_failure" && name !== "hook_failure") return;
    const { page } = opened;
    // Not awaited: a page that hangs does not respond.
    page?.close().catch(() => undefined);
    await this.openPage();
  }
}
