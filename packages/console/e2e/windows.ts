// The windows in which a test runs: in Italian and in English, on a phone and on a wide screen.
import { test } from "@playwright/test";
import type { LanguageCode } from "@lanyard/contract";
import type { Browser, BrowserContextOptions } from "@playwright/test";

export type Window = readonly [LanguageCode, number];
export const oneWay: readonly Window[] = [
  ["it", 390],
  ["en", 1440],
];
export const otherWay: readonly Window[] = [
  ["it", 1440],
  ["en", 390],
];

export interface InWindow {
  readonly browser: Browser;
  readonly language: LanguageCode;
  readonly width: number;
  /** Options for a person's browser context. */
  readonly options: BrowserContextOptions;
}

/**
 * `most` of the variants of a test, starting at `first`, or all with E2E_ALL=1. Few are enough, because a variant only
 * reveals faults of its own words or width, which the stories cover too.
 */
export const some = <Way>(all: readonly Way[], most = 1, first = 0): readonly Way[] =>
  process.env["E2E_ALL"] === "1" ? all : all.slice(first, first + most);

/**
 * Runs a test in one window, or with E2E_ALL=1 in all of them; the title's length selects the window, so that tests are
 * spread over phone and wide screen.
 */
export function inWindows(
  title: string,
  windows: readonly Window[],
  run: (window: InWindow) => Promise<void>,
): void {
  for (const [language, width] of some(windows, 1, title.length % windows.length))
    test(`${title}, in ${language} at ${width} px`, ({ browser }) =>
      run({ browser, language, width, options: { viewport: { width, height: 844 } } }));
}
