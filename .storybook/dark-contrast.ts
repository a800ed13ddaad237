// Storybook's accessibility check runs in the light theme; this check measures every story's contrast in dark.
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";
import "./story-tools.ts";

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/**
 * Runs in the page: returns a string for each text with all that determines its contrast: colour, size, and what is
 * behind it. For an element that floats or has a background image the class names count too, because its actual
 * background is unknown. Equal strings have equal contrast.
 */
const looksInDark = (): string[] => {
  const { dataset } = document.documentElement;
  /** Of an element without a background or an effect of its own. */
  const transparent = /^rgba\(0, 0, 0, 0\) none 1 none normal $/;
  // Not painted, because this function is synchronous and resets the theme.
  dataset["theme"] = "dark";
  const grounds = new Map<Element | null, string>([[null, ""]]);
  const groundOf = (element: Element | null): string => {
    const known = grounds.get(element);
    if (known !== undefined || !element) return known ?? "";
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(element);
    const isPlain = backgroundImage === "none" && /^(?:static|relative)$/.test(position);
    const classes = isPlain ? "" : element.getAttribute("class");
    const own = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode, classes].join(
      " ",
    );
    const ground = `${transparent.test(own) ? "" : `${own};`}${groundOf(element.parentElement)}`;
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
  // Text in exactly its background's colour is not a violation for axe, which cannot tell whether it is meant to be
  // visible.
  const unseen = incomplete
    .flatMap(({ nodes }) => nodes)
    .filter(({ any }) => any.some(({ data }) => data?.messageKey === "equalRatio"));
  return [...violations.flatMap(({ nodes }) => nodes), ...unseen].map(
    ({ html, failureSummary }) => `${html}: ${failureSummary}`,
  );
};

/** One line for each element with too little contrast in dark; empty when there is none. */
export const darkContrastProblems = async (page: Page): Promise<string[]> => {
  const looks = await page.evaluate(looksInDark);
  const { readable } = globalThis.storyTools;
  // Most stories show only combinations that other stories have already shown.
  if (looks.every((look) => readable.has(look))) return [];
  await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
  try {
    if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axe });
    const problems = await page.evaluate(tooLow);
    if (problems.length === 0) for (const look of looks) readable.add(look);
    return problems;
  } finally {
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "light"));
  }
};
