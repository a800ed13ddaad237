// People at their browsers: each in a context of their own, in their language, with every error of the page noted.
import { expect, type Browser, type BrowserContextOptions, type Page } from "@playwright/test";
import type { LanguageCode } from "@lanyard/contract";
import { wordsIn, type Words } from "./words.ts";

export interface Person {
  readonly page: Page;
  readonly words: Words;
  /** Console errors and uncaught exceptions since the beginning. */
  readonly errors: string[];
}

export async function person(
  browser: Browser,
  language: LanguageCode,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  await context.addInitScript((code) => {
    if (!localStorage.getItem("language")) localStorage.setItem("language", code);
  }, language);
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  return { page, words: wordsIn(language), errors };
}

/** Signs in through the form, as a visitor who came by the landing page. */
export async function signIn({ page, words }: Person, email: string): Promise<void> {
  await page.goto("/");
  // In the bar, or on a phone, where the bar is folded, on the page.
  await page
    .getByRole("link", { name: words("nav.login") })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole("textbox", { name: words("field.email") }).fill(email);
  await page.getByLabel(words("field.password"), { exact: true }).fill("demo-password");
  await page.getByRole("button", { name: words("login.submit") }).click();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
}

/** A reader who saves data: what presses open comes with the press alone. Before the page is opened. */
export const savesData = ({ page }: Person): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
