// Storybook's accessibility check runs in the light theme; this check measures every story's contrast in dark.
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import { readableBefore } from "./story-page.ts";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * Runs in the page: returns a string for each text with all that determines its contrast: colour, size, and the
 * backgrounds behind it up to the first opaque one. For an element that floats or has a background image the class
 * names count too, because its actual background is unknown. Equal strings have equal contrast.
 */
const looksInDark = (): string[] => {
  const { dataset } = document.documentElement;
  // Not painted, because this function is synchronous and resets the theme.
  dataset["theme"] = "dark";
  const grounds = new Map<Element, string>();
  /**
   * Opacity, filters and blend modes of the ancestors, which fade a text together with its background, as in a disabled
   * part.
   */
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
    // An opaque colour has no alpha component.
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

/** Runs in the page: one line for each element with too little contrast. */
const tooLow = async (): Promise<string[]> => {
  const { axe: checker } = window as unknown as {
    axe: { run: (where: unknown, how: unknown) => Promise<AxeResults> };
  };
  const { violations, incomplete } = await checker.run(
    { include: ["body"], exclude: [".sb-wrapper"] },
    // Leaves out passes, because nobody reads them and describing them takes time.
    { runOnly: ["color-contrast"], resultTypes: ["violations", "incomplete"] },
  );
  const unreadable = violations.flatMap(({ nodes }) => nodes);
  // Text in exactly its background's colour is not a violation for axe, which cannot tell whether it is meant to be
  // visible.
  const unseen = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"));
  return [...unreadable, ...unseen].map(({ html, failureSummary }) => `${html}: ${failureSummary}`);
};

/** One line for each element with too little contrast in dark; empty when there is none. */
export const darkContrastProblems = async (page: Page): Promise<string[]> => {
  const looks = await page.evaluate(looksInDark);
  const before = readableBefore();
  // Most stories show only combinations that other stories have already shown.
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
