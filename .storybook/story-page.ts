// What the test-runner knows about the page of a story: given by the environment, so that story files do not load it again.
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

/** What a story asks for: its tags, and the window that its viewport names. The rest of what Storybook knows stays there. */
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
 * Loads Storybook's preview. It would write each of its events down for a manager, and keep them: a story's every step, and
 * whatever axe found. Here is no manager.
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

/** Resolves when what the page has asked for has come. */
export const pageAnswered = (page: Page): Promise<void> =>
  globalThis.storyPage.answered(page, longestWait);

/**
 * Resolves when nothing has been loading for a while. A frame in which nothing may run does not always tell the driver that
 * it is idle: then the page counts as quiet after a longer one.
 */
export const pageQuiet = async (page: Page): Promise<void> => {
  const quiet = globalThis.storyPage.waitForPageReady(page).catch(() => undefined);
  await Promise.race([quiet, new Promise((end) => setTimeout(end, longestWait))]);
};

/** Speaks with the page's browser in its own protocol. */
export const sessionOf = (page: Page): Promise<CDPSession> => globalThis.storyPage.sessionOf(page);

/** What has gone wrong in the page since this was emptied. */
export const troublesOf = (page: Page): string[] => globalThis.storyPage.troublesOf(page);

/** Whether no pixel of a screenshot is further from a kept picture's than `threshold` forgives. */
export const isWithin = (threshold: number, kept: Buffer, screenshot: Buffer): Promise<boolean> =>
  globalThis.storyPage.isWithin(threshold, kept, screenshot);

/** What stories of this process had in dark that could be read. */
export const readableBefore = (): Set<string> => globalThis.storyPage.readable;
