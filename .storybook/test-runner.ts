// What happens around each story: a fixed clock before it; after it contrast in dark, its pictures, and a line in the record.
import { appendFileSync } from "node:fs";
import { waitForPageReady, type TestRunnerConfig } from "@storybook/test-runner";
import { toMatchImageSnapshot } from "jest-image-snapshot";
import type { Page } from "playwright";
import { comparePictures } from "./pictures.ts";
import { darkContrastProblems } from "./dark-contrast.ts";
import { seenVariants } from "./seen-variants.ts";

const now = new Date("2026-03-12T10:00:00Z");
const wide = { width: 1024, height: 768 };
const troubles = new WeakMap<Page, string[]>();

export default {
  setup: () => expect.extend({ toMatchImageSnapshot }),

  prepare: async ({ page }) => {
    const found: string[] = [];
    troubles.set(page, found);
    page.on("pageerror", (error) => found.push(`uncaught: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("ERR_INVALID_URL"))
        found.push(`console: ${message.text()}`);
    });
    await page.clock.setFixedTime(now);
    await page.goto(new URL("iframe.html", process.env["TARGET_URL"]).toString(), {
      waitUntil: "load",
    });
  },

  preVisit: async (page) => {
    troubles.get(page)?.splice(0);
    await page.mouse.move(0, 0);
    await page.setViewportSize(wide);
  },

  postVisit: async (page, story) => {
    const record = process.env["STORIES_RECORD"];
    if (record)
      appendFileSync(
        record,
        `${JSON.stringify({ id: story.id, seen: await seenVariants(page) })}\n`,
      );
    if (story.hasFailure) return;
    await waitForPageReady(page);
    await comparePictures(page, story.id, wide);
    expect(await darkContrastProblems(page)).toEqual([]);
    expect(troubles.get(page) ?? []).toEqual([]);
  },
} satisfies TestRunnerConfig;
