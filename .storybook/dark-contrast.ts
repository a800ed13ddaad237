// Storybook's own accessibility check sees the light theme; this one measures every story's contrast in dark as well.
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** One line per element whose contrast is too low in dark; empty when all is well. */
export const darkContrastProblems = async (page: Page): Promise<string[]> => {
  const known = await page.evaluate(() => {
    document.documentElement.dataset["theme"] = "dark";
    return "axe" in window;
  });
  if (!known) await page.addScriptTag({ path: axe });
  const problems = await page.evaluate(async () => {
    const { axe: checker } = window as unknown as {
      axe: { run: (where: unknown, how: unknown) => Promise<AxeResults> };
    };
    const { violations, incomplete } = await checker.run(
      { include: ["body"], exclude: [".sb-wrapper"] },
      // What is readable is not described: nobody asks for it.
      { runOnly: ["color-contrast"], resultTypes: ["violations", "incomplete"] },
    );
    const unreadable = violations.flatMap(({ nodes }) => nodes);
    // Text in the very colour of its ground is no violation to axe, which cannot tell whether it was meant to be seen.
    const unseen = incomplete
      .flatMap(({ nodes }) => nodes)
      .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"));
    return [...unreadable, ...unseen].map(
      ({ html, failureSummary }) => `${html}: ${failureSummary}`,
    );
  });
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  return problems;
};
