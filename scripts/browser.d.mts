// Types of browser.mjs, for the end-to-end tests.
export const BASELINE: string;
export function findBrowser(): Promise<{
  name: string;
  executablePath: string;
  args: string[];
  env: Record<string, string>;
}>;
