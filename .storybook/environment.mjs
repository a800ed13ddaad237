// The Jest environment of story files: all files of a worker share one page, because loading Storybook again takes
// longer than most of them.
import { setupPage } from "@storybook/test-runner";
import { TestEnvironment } from "jest-environment-node";
import { chromium } from "playwright";
import { differenceOf, writeReference, writeResult } from "./picture-files.mjs";

/**
 * The kind of message that jest-worker sends when no file is left. A worker does not exit while it has a message
 * listener.
 */
const lastMessage = 2;

/** A broken picture, and the checks' look into a sandboxed frame. */
const expected = ["ERR_INVALID_URL", "Blocked script execution in 'about:srcdoc'"];

/** @type {{ context: import("playwright").BrowserContext, page?: import("playwright").Page } | undefined} */
let opened;

/** What story files use; loaded and kept here once per process. */
const storyTools = {
  differenceOf,
  writeReference,
  writeResult,
  /** Errors of the page since the list was last emptied. */
  errors: [],
  /** What dark-contrast.ts found readable, in the files before too. */
  readable: new Set(),
};

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
      __sbSetupPage: setupPage,
      storyTools,
    });
  }

  async openPage() {
    const page = await opened.context.newPage();
    page.on("pageerror", ({ message }) => storyTools.errors.push(`uncaught: ${message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !expected.some((text) => message.text().includes(text)))
        storyTools.errors.push(`console: ${message.text()}`);
    });
    await setupPage(page, opened.context);
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
