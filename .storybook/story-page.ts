// What the test-runner knows about the page of a story: given by the environment, so that story files do not load it again.
import type { waitForPageReady } from "@storybook/test-runner";
import type { Page } from "playwright";

declare global {
  var storyPage: {
    readonly waitForPageReady: typeof waitForPageReady;
    readonly troublesOf: (page: Page) => string[];
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

/**
 * Resolves when nothing is loading and the fonts are there. A frame in which nothing may run does not always tell the driver that it is idle. Then the page counts as ready after a
 * while: a picture is taken only when two in a row are the same.
 */
export const pageReady: typeof waitForPageReady = async (page) => {
  const ready = globalThis.storyPage.waitForPageReady(page).catch(() => undefined);
  await Promise.race([ready, new Promise((end) => setTimeout(end, longestWait))]);
};

/** What has gone wrong in the page since this was emptied. */
export const troublesOf = (page: Page): string[] => globalThis.storyPage.troublesOf(page);
