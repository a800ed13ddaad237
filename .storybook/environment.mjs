// Where story files are visited: one page for all files of a worker, as loading Storybook anew costs more than most of them.
import { setupPage, waitForPageReady } from "@storybook/test-runner";
import { TestEnvironment } from "jest-environment-node";
import { chromium } from "playwright";
import { isWithin } from "./near-pictures.mjs";
import { answered } from "./requests.mjs";
import { sessionOf } from "./sessions.mjs";
import { troublesOf } from "./troubles.mjs";

/** What jest-worker sends when no file is left; while anything listens to its parent, a worker does not end. */
const lastMessage = 2;

/** @type {{ context: import("playwright").BrowserContext, page?: import("playwright").Page } | undefined} */
let opened;

/** @type {Set<string>} What dark-contrast.ts found readable, in the files before too. */
const readable = new Set();

async function open({ launchOptions, contextOptions }) {
  const browser = await chromium.launch(launchOptions);
  // Where there is no worker, as for a single file, `close-browser.mjs` closes it.
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
    // Playwright notes where each of its calls came from; to look that up in maps of sources takes longer than the call.
    Error.prepareStackTrace = undefined;
    opened ??= await open(this.options);
    const { context } = opened;
    if (!opened.page) await this.openPage();
    Object.assign(this.global, {
      context,
      page: opened.page,
      // For a story that left its page, which the test-runner visits again.
      jestPlaywright: {
        resetPage: async () => {
          await opened.page?.close();
          this.global.page = opened.page = await context.newPage();
        },
      },
      // Loaded once for each process here, but again for each story file by whatever imports them there.
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

  /** Whatever a failed story left in its page, or still does there after its time, the next story has another one. */
  async handleTestEvent({ name }) {
    if (name !== "test_fn_failure" && name !== "hook_failure") return;
    const { page } = opened;
    // Not awaited: a page that hangs does not answer.
    page?.close().catch(() => undefined);
    await this.openPage();
  }
}
