// What happens around each story: a fixed clock before it; after it contrast in dark, its pictures, and a line in the record.
import { appendFileSync } from "node:fs";
import type { TestRunnerConfig } from "@storybook/test-runner";
import { comparePictures } from "./pictures.ts";
import { darkContrastProblems } from "./dark-contrast.ts";
import { keep } from "./kept-pictures.ts";
import { seenIn } from "./seen-variants.ts";
import { openPreview, pageAnswered, troublesOf, wishesOf } from "./story-page.ts";

const now = new Date("2026-03-12T10:00:00Z");
const wide = { width: 1024, height: 768 };

type Wishes = Awaited<ReturnType<typeof wishesOf>>;

/** The window that a story asks for by its viewport, so that its play function meets the layout of that width. */
const sizeOf = ({ window }: Wishes) =>
  window
    ? { width: Number.parseInt(window.width, 10), height: Number.parseInt(window.height, 10) }
    : wide;

/** Of the story that is visited. */
let wishes: Wishes;

export default {
  prepare: async ({ page }) => {
    await page.exposeFunction("pressKey", (key: string) => page.keyboard.press(key));
    await page.clock.setFixedTime(now);
    await openPreview(page, new URL("iframe.html", process.env["TARGET_URL"]).toString());
    // Blinking, it would be in one picture and not in the next.
    await page.addStyleTag({
      content: "input, textarea, [contenteditable] { caret-color: transparent !important }",
    });
    // Where a story scrolls to must not depend on whether they have come.
    // The fallback stands in for a font of the machine, which may have none.
    await page.evaluate(() => {
      const ours = [...document.fonts].filter(({ family }) => !family.includes("Fallback"));
      return Promise.all(ours.map((font) => font.load()));
    });
  },

  preVisit: async (page, story) => {
    troublesOf(page).splice(0);
    await page.mouse.move(0, 0);
    wishes = await wishesOf(page, story.id);
    const wished = sizeOf(wishes);
    const { width, height } = page.viewportSize() ?? {};
    if (width !== wished.width || height !== wished.height) await page.setViewportSize(wished);
  },

  postVisit: async (page, story) => {
    const record = process.env["STORIES_RECORD"];
    if (record)
      appendFileSync(record, `${JSON.stringify({ id: story.id, ...(await seenIn(page)) })}\n`);
    if (story.hasFailure) return;
    await pageAnswered(page);
    const shots = await comparePictures(page, story.id, wishes.tags, wide);
    expect(await darkContrastProblems(page)).toEqual([]);
    expect([...troublesOf(page)]).toEqual([]);
    // Only now: of a story that fails no picture is kept.
    for (const [name, picture] of shots) await keep(name, picture);
  },
} satisfies TestRunnerConfig;
