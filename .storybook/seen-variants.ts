// Reads which variants a story really put into the page, for the check that none goes unseen.
import type { Page } from "playwright";

/** Every `slot=value` that the data attributes of the page's components show. */
export const seenVariants = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>("[data-slot]")) {
      const { slot, ...states } = element.dataset;
      for (const value of Object.values(states)) seen.add(`${slot}=${value}`);
    }
    return [...seen];
  });
