// The views of a story that its tags ask for, besides wide and light: each sets the page up and resets it.
import type { CDPSession, Page } from "playwright";

interface View {
  enter: (page: Page) => Promise<unknown>;
  leave: (page: Page) => Promise<unknown>;
}
type Size = { width: number; height: number };

const theme = (page: Page, value: string) =>
  page.evaluate((chosen) => {
    document.documentElement.dataset["theme"] = chosen;
  }, value);
const direction = (page: Page, value: string) =>
  page.evaluate((chosen) => {
    document.documentElement.dir = chosen;
  }, value);

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The page's DevTools protocol session, for what Playwright has no call for or does in many steps. */
export const sessionOf = (page: Page): Promise<CDPSession> => {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
};

/** Sets the browser's own font size, which media queries in rem follow too. */
const textSize = async (page: Page, standard: number) => {
  const session = await sessionOf(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
};

/** Floating elements follow their button only after a scroll or resize event. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((painted) => requestAnimationFrame(painted));
    // Chromium keeps the old colours of collapsed borders until the table's layout changes.
    for (const table of document.querySelectorAll("table")) {
      table.style.borderCollapse = "separate";
      table.getBoundingClientRect();
      table.style.borderCollapse = "";
    }
    await nextFrame();
    window.dispatchEvent(new Event("resize"));
    await nextFrame();
    await nextFrame();
  });

/** In forced colours the caret is sometimes painted although it is transparent; a read-only field has no caret. */
const caret = (page: Page, shows: boolean) =>
  page.evaluate((mayType) => {
    const { activeElement: field } = document;
    if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
    if (mayType ? field.dataset["caret"] !== "hidden" : field.readOnly) return;
    field.readOnly = !mayType;
    if (mayType) delete field.dataset["caret"];
    else field.dataset["caret"] = "hidden";
  }, shows);

/** The views by tag; `zoom` is 400 % in a window of 1280 × 1024. */
const viewsOf = (wide: Size): Record<string, View> => {
  const sized = (size: Size): View => ({
    enter: (page) => page.setViewportSize(size),
    leave: (page) => page.setViewportSize(wide),
  });
  return {
    dark: { enter: (page) => theme(page, "dark"), leave: (page) => theme(page, "light") },
    forced: {
      enter: async (page) => {
        await caret(page, false);
        await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
      },
      leave: async (page) => {
        await page.emulateMedia({ forcedColors: "none", colorScheme: "light" });
        await caret(page, true);
      },
    },
    rtl: { enter: (page) => direction(page, "rtl"), leave: (page) => direction(page, "ltr") },
    phone: sized({ width: 390, height: 844 }),
    zoom: sized({ width: 320, height: 256 }),
    "large-text": {
      enter: async (page) => {
        await textSize(page, 32);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        if (height <= wide.height) return;
        // A picture that extends beyond the window would be taken at the usual text size.
        await page.setViewportSize({ ...wide, height });
        await textSize(page, 32);
      },
      leave: async (page) => {
        await page.setViewportSize(wide);
        await textSize(page, 16);
      },
    },
  };
};

/** Calls `look` with the name of each view in `tags`, while the page is in that view. */
export const eachView = async (
  page: Page,
  tags: readonly string[],
  wide: Size,
  look: (name: string) => Promise<void>,
) => {
  for (const [name, { enter, leave }] of Object.entries(viewsOf(wide))) {
    if (!tags.includes(name)) continue;
    await enter(page);
    try {
      await settle(page);
      await look(name);
    } finally {
      // Also after a failed comparison, because otherwise all further stories of the file would be in this view.
      await leave(page);
    }
  }
};
