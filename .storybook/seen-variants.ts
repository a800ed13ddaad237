// Reads what a story's page has shown and met, for the checks that no variant goes unseen and no key of the manual unpressed.
import type { Page } from "playwright";

/** Every `slot=value` that the data attributes of the page's components show, and the keys that were pressed. */
export const seenIn = (page: Page): Promise<{ seen: string[]; keys: string[] }> =>
  page.evaluate(() => {
    const seen = new Set<string>();
    for (const element of document.querySelectorAll<HTMLElement>("[data-slot]")) {
      const { slot, ...states } = element.dataset;
      for (const value of Object.values(states)) seen.add(`${slot}=${value}`);
    }
    return { seen: [...seen], keys: [...(globalThis.pressedKeys ?? [])] };
  });
