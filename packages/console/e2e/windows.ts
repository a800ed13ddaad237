// The windows in which a test runs: what matters is tried in Italian and in English, on a phone and on a wide screen.
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
  /** Of a person's context. */
  readonly options: BrowserContextOptions;
}

/**
 * Of all the ways in which a test can run, that many, and with E2E_ALL=1 all of them: a way shows what is wrong there alone,
 * in a page's words or width, and stories have both.
 */
export const some = <Way>(all: readonly Way[], most = 1, first = 0): readonly Way[] =>
  process.env["E2E_ALL"] === "1" ? all : all.slice(first, first + most);

/** A test for a window, or with E2E_ALL=1 for each: of two tests one runs on a phone and one on a wide screen. */
export function inWindows(
  title: string,
  windows: readonly Window[],
  run: (window: InWindow) => Promise<void>,
): void {
  for (const [language, width] of some(windows, 1, title.length % windows.length))
    test(`${title}, in ${language} at ${width} px`, ({ browser }) =>
      run({ browser, language, width, options: { viewport: { width, height: 844 } } }));
}
