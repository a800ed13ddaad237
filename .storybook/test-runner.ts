// The hooks around each story: a fixed clock before; afterwards its pictures and its contrast in dark.
import type { TestRunnerConfig } from "@storybook/test-runner";
import { darkContrastProblems } from "./dark-contrast.ts";
import { comparePictures } from "./pictures.ts";
import { contextOf } from "./story-tools.ts";

const now = new Date("2026-03-12T10:00:00Z");
const wide = { width: 1024, height: 768 };

/** The tags of the story being visited. */
let tags: readonly string[];

export default {
  prepare: async ({ page }) => {
    await page.exposeFunction("pressKey", (key: string) => page.keyboard.press(key));
    await page.clock.setFixedTime(now);
    await page.goto(new URL("iframe.html", process.env["TARGET_URL"]).toString());
    await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis);
    // Without a manager, the channel would serialize and keep every event: each step of a story and all of axe's results.
    await page.evaluate(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Record<
        string,
        { transports: unknown[] }
      >;
      channel!.transports = [];
    });
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

  preVisit: async (page, { id }) => {
    globalThis.storyTools.errors.splice(0);
    await page.mouse.move(0, 0);
    const context = await contextOf(page, id);
    ({ tags } = context);
    // The play function has to meet the layout of the width that the story's viewport names.
    const { width, height } = context.window ?? {};
    const size =
      width && height
        ? { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
        : wide;
    const before = page.viewportSize();
    if (before?.width !== size.width || before.height !== size.height)
      await page.setViewportSize(size);
  },

  postVisit: async (page, { id, hasFailure }) => {
    if (hasFailure) return;
    await comparePictures(page, id, tags, wide);
    const problems = [...(await darkContrastProblems(page)), ...globalThis.storyTools.errors];
    if (problems.length > 0) throw new Error(problems.join("\n"));
  },
} satisfies TestRunnerConfig;
