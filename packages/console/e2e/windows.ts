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

/** A test for each window. */
export function inWindows(
  title: string,
  windows: readonly Window[],
  run: (window: InWindow) => Promise<void>,
): void {
  for (const [language, width] of windows)
    test(`${title}, in ${language} at ${width} px`, ({ browser }) =>
      run({ browser, language, width, options: { viewport: { width, height: 844 } } }));
}
