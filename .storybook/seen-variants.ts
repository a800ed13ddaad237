// Reads which variants a story's page has shown and which keys it has pressed, for the coverage checks.
import type { Page } from "playwright";

/** Every `slot=value` in the data attributes of the page's components, and the pressed keys. */
export const seenIn = (page: Page): Promise<{ seen: string[]; keys: string[] }> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>("[data-slot]")) {
      const { slot, ...states } = element.dataset;
      for (const value of Object.values(states)) seen.add(`${slot}=${value}`);
    }
    return { seen: [...seen], keys: [...(globalThis.pressedKeys ?? [])] };
  });
