// Playwright's `expect` for the visits, with a timeout for what never appears, long enough for a slow machine.
import { expect as playwright } from "@playwright/test";

export const expect = playwright.configure({ timeout: 30_000 });
