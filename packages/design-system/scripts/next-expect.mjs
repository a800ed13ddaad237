// What the visits of the page wait for; the limit is for what never comes, not for a slow machine.
import { expect as playwright } from "@playwright/test";

export const expect = playwright.configure({ timeout: 30_000 });
