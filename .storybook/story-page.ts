// What the test-runner needs of a story's page. The Jest environment provides it, so that story files do not load it
// again.
import type { waitForPageReady } from "@storybook/test-runner";
import type { CDPSession, Page } from "playwright";

declare global {
  var storyPage: {
    readonly waitForPageReady: typeof waitForPageReady;
    readonly answered: (page: Page, longest: number) => Promise<void>;
    readonly isWithin: typeof isWithin;
    readonly sessionOf: (page: Page) => Promise<CDPSession>;
    readonly troublesOf: (page: Page) => string[];
    readonly readable: Set<string>;
  };
}

interface Prepared {
  tags: string[];
  parameters: {
    viewport?: { options?: Record<string, { styles: { width: string; height: string } }> };
  };
  storyGlobals: { viewport?: { value?: string } };
}

interface Preview {
  storyStore: { loadStory: (sent: { storyId: string }) => Promise<Prepared> };
}

/** The story's tags, and the size that its viewport names; leaves Storybook's other data in the page. */
export const wishesOf = (page: Page, id: string) =>
  page.evaluate(async (storyId) => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Record<string, Preview>;
    const { tags, parameters, storyGlobals } = await preview!.storyStore.loadStory({ storyId });
    const named = storyGlobals.viewport?.value ?? "";
    return { tags, window: parameters.viewport?.options?.[named]?.styles };
  }, id);

interface Channel {
  transports: unknown[];
}

/**
 * Loads Storybook's preview and removes its channel's transports. Without a manager, they would serialize and keep
 * every event: each step of a story and all of axe's results.
 */
export const openPreview = async (page: Page, url: string): Promise<void> => {
  await page.goto(url, { waitUntil: "load" });
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis);
  await page.evaluate(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<
      string,
      Channel
    >;
    channel!.transports = [];
  });
};

/** ms. */
const longestWait = 8_000;

/** Resolves when all of the page's requests have finished, or after `longestWait`. */
export const pageAnswered = (page: Page): Promise<void> =>
  globalThis.storyPage.answered(page, longestWait);

/**
 * Resolves when nothing has been loading for a while, or after `longestWait`: a sandboxed frame does not always report
 * to Playwright that it is idle.
 */
export const pageQuiet = async (page: Page): Promise<void> => {
  const quiet = globalThis.storyPage.waitForPageReady(page).catch(() => undefined);
  await Promise.race([quiet, new Promise((end) => setTimeout(end, longestWait))]);
};

/** The page's DevTools protocol session. */
export const sessionOf = (page: Page): Promise<CDPSession> => globalThis.storyPage.sessionOf(page);

/** The errors of the page since this list was last emptied. */
export const troublesOf = (page: Page): string[] => globalThis.storyPage.troublesOf(page);

/** Whether every pixel of a screenshot is within `threshold` of the baseline's. */
export const isWithin = (threshold: number, kept: Buffer, screenshot: Buffer): Promise<boolean> =>
  globalThis.storyPage.isWithin(threshold, kept, screenshot);

/** The combinations that stories in this process have shown to be readable in dark. */
export const readableBefore = (): Set<string> => globalThis.storyPage.readable;
