// What the test-runner knows about the page of a story: given by the environment, so that story files do not load it again.
import type { getStoryContext, waitForPageReady } from "@storybook/test-runner";
import type { Page } from "playwright";

declare global {
  var storyPage: {
    readonly getStoryContext: typeof getStoryContext;
    readonly waitForPageReady: typeof waitForPageReady;
    readonly troublesOf: (page: Page) => string[];
  };
}

/** The story's parameters, tags and globals, as Storybook prepared them. */
export const storyContext: typeof getStoryContext = (page, story) =>
  globalThis.storyPage.getStoryContext(page, story);

/** Resolves when nothing is loading and the fonts are there. */
export const pageReady: typeof waitForPageReady = (page) =>
  globalThis.storyPage.waitForPageReady(page);

/** What has gone wrong in the page since this was emptied. */
export const troublesOf = (page: Page): string[] => globalThis.storyPage.troublesOf(page);
