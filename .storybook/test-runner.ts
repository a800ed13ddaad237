// The hooks around each story: a fixed clock before; afterwards its pictures, its contrast in dark, and a line in the
// record.
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

/** The window size that a story's viewport asks for, so that its play function meets the layout of that width. */
const sizeOf = ({ window }: Wishes) =>
  window
    ? { width: Number.parseInt(window.width, 10), height: Number.parseInt(window.height, 10) }
    : wide;

/** The wishes of the story being visited. */
let wishes: Wishes;

export default {
  prepare: async ({ page }) => {
    await page.exposeFunction("pressKey", (key: string) => page.keyboard.press(key));
    await page.clock.setFixedTime(now);
    await openPreview(page, new URL("iframe.html", process.env["TARGET_URL"]).toString());
    // A blinking caret would be in some pictures and not in others.
    await page.addStyleTag({
      content: "input, textarea, [contenteditable] { caret-color: transparent !important }",
    });
    // Loads the fonts first, because a story's scroll position must not depend on when they load. Fallback fonts are
    // aliases of local fonts, which may not be installed.
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
    // Last, so that no picture of a failed story is kept.
    for (const [name, picture] of shots) await keep(name, picture);
  },
} satisfies TestRunnerConfig;
