// Storybook's own accessibility check sees the light theme; this one measures every story's contrast in dark as well.
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { readableBefore } from "./story-page.ts";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * Runs in the page: what decides whether each text can be read. Its colour and size, and all that is painted behind it up to
 * the first ground that covers everything; of what floats over others, or has a picture behind it, also which part of which
 * component it is. The same always has the same contrast.
 */
const looksInDark = (): string[] => {
  const { dataset } = document.documentElement;
  // Nothing is painted of it.
  dataset["theme"] = "dark";
  const grounds = new Map<Element, string>();
  /** What fades a text together with its ground, as on a part that is switched off. */
  const veilOf = (element: Element | null): string => {
    if (!element) return "";
    const { opacity, filter, mixBlendMode } = getComputedStyle(element);
    const own = [opacity, filter, mixBlendMode].join(" ");
    return (own === "1 none normal" ? "" : own) + veilOf(element.parentElement);
  };
  const groundOf = (element: Element | null): string => {
    if (!element) return "";
    const known = grounds.get(element);
    if (known !== undefined) return known;
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(element);
    // An opaque colour has no fourth part.
    const covers =
      /^rgb\(|^[a-z]+\([^/]*\)$/.test(backgroundColor) && !backgroundColor.startsWith("rgba");
    const ends = covers && backgroundImage === "none" && opacity === "1";
    const floats = !ends && position !== "static" && position !== "relative";
    const part = floats || backgroundImage !== "none" ? (element.getAttribute("class") ?? "") : "";
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, part].join(" ");
    const ground = `${own};${(ends ? veilOf : groundOf)(element.parentElement)}`;
    grounds.set(element, ground);
    return ground;
  };
  const hasText = (element: Element) =>
    element.matches("input, textarea, select") ||
    [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== "");
  const looks = new Set<string>();
  for (const element of document.body.querySelectorAll("*")) {
    if (element.closest(".sb-wrapper, #storybook-docs, script, style") || !hasText(element))
      continue;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const hint = element.matches("input, textarea") && getComputedStyle(element, "::placeholder");
    const look = [color, hint && hint.color, fontSize, fontWeight, textShadow, groundOf(element)];
    looks.add(look.join("|"));
  }
  dataset["theme"] = "light";
  return [...looks];
};

/** Runs in the page: one line per element whose contrast is too low. */
const tooLow = async (): Promise<string[]> => {
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
  return [...unreadable, ...unseen].map(({ html, failureSummary }) => `${html}: ${failureSummary}`);
};

/** One line per element whose contrast is too low in dark; empty when all is well. */
export const darkContrastProblems = async (page: Page): Promise<string[]> => {
  const looks = await page.evaluate(looksInDark);
  const before = readableBefore();
  // Most stories show texts on grounds that others have shown.
  if (looks.every((look) => before.has(look))) return [];
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  try {
    if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axe });
    const problems = await page.evaluate(tooLow);
    if (problems.length === 0) for (const look of looks) before.add(look);
    return problems;
  } finally {
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  }
};
