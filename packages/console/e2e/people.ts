// People at their browsers: each in a separate context, in their language, with all errors of the page recorded.
import {
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from "@playwright/test";
import type { LanguageCode } from "@lanyard/contract";
import { wordsIn, type Words } from "./words.ts";

export interface Person {
  readonly page: Page;
  readonly words: Words;
  /** Console errors and uncaught exceptions since the beginning. */
  readonly errors: string[];
}

/** The page reacts: the root element says so. A page of a host or a file has nothing to wait for. */
export const hydrated = ({ page }: Pick<Person, "page">): Promise<unknown> =>
  page.waitForFunction(
    () =>
      document.documentElement.dataset["live"] !== undefined ||
      (document.readyState === "complete" && !document.getElementById("page-data")),
  );

/**
 * From now on, who opens a page, reloads it or goes back in its history waits until it reacts. A call that names a
 * `waitUntil` waits for that alone.
 */
export function waitUntilLive(page: Page): Page {
  for (const name of ["goto", "reload", "goBack", "goForward"] as const) {
    const open = page[name].bind(page) as (...params: unknown[]) => ReturnType<Page["goto"]>;
    const andWait = async (...params: unknown[]) => {
      const response = await open(...params);
      const { waitUntil } = (params.at(-1) ?? {}) as { readonly waitUntil?: string };
      if (waitUntil === undefined && page.url().startsWith("http")) await hydrated({ page });
      return response;
    };
    Object.assign(page, { [name]: andWait });
  }
  return page;
}

/** The tabs of this context wait until their pages react. */
export const withLivePages = (context: BrowserContext): BrowserContext =>
  context.on("page", waitUntilLive);

export async function person(
  browser: Browser,
  language: LanguageCode,
  options: BrowserContextOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  withLivePages(context);
  await context.addInitScript((code) => {
    // A blank page has no storage.
    if (origin === "null") return;
    if (!localStorage.getItem("language")) localStorage.setItem("language", code);
  }, language);
  const errors: string[] = [];
  // Listens to all tabs of the context.
  context.on("weberror", (error) => errors.push(`uncaught: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") errors.push(`console: ${message.text()}`);
  });
  return { page: await context.newPage(), words: wordsIn(language), errors };
}

/** The errors that do not match `expected`, such as the browser's own reports of lost connections or refused calls. */
export const unexpected = ({ errors }: Person, expected: RegExp): readonly string[] =>
  errors.filter((error) => !expected.test(error));

export interface SignedIn extends Person {
  readonly token: string;
}

/** Signs in by an API call; the form has its own tests. */
export async function signedIn(
  browser: Browser,
  language: LanguageCode,
  email: string,
  options: BrowserContextOptions = {},
): Promise<SignedIn> {
  const someone = await person(browser, language, options);
  const { page } = someone;
  const data = { email, password: "demo-password" };
  const reply = await page.request.post("/api/login", { data });
  const { token, session_id } = (await reply.json()) as { token: string; session_id: string };
  // Once: what the page itself does with them afterwards is not undone.
  await page.context().addInitScript(
    (own) => {
      if (origin === "null" || sessionStorage.getItem("signed_in") === own.token) return;
      sessionStorage.setItem("signed_in", own.token);
      localStorage.setItem("access_token", own.token);
      localStorage.setItem("session_id", own.session_id);
    },
    { token, session_id },
  );
  return { ...someone, token };
}

/** Signs in through the form, starting from the landing page. */
export async function signIn(
  { page, words }: Person,
  email: string,
  password = "demo-password",
): Promise<void> {
  await page.goto("/");
  // The link is in the navigation bar, or on the page on a phone, where the bar is collapsed.
  await page
    .getByRole("link", { name: words("nav.login") })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole("textbox", { name: words("field.email") }).fill(email);
  await page.getByLabel(words("field.password"), { exact: true }).fill(password);
  await page.getByRole("button", { name: words("login.submit") }).click();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
}

/**
 * Makes the browser report that it saves data, so that pages do not preload what clicks open. Call it before opening
 * the page.
 */
export const savesData = ({ page }: Person): Promise<unknown> =>
  page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );

/** Resolves once the server has answered the save that `act` begins, however long it takes to check the files. */
export async function answeredSave(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse(
    (response) =>
      response.request().method() === "POST" && /\/submissions\/\d+(?:\?|$)/.test(response.url()),
  );
  await act();
  await answer;
}

/** Opens the account menu of the navigation bar, or the panel with all of the bar where it is collapsed. */
export async function openMenu({ page, words }: Person) {
  const banner = page.getByRole("banner");
  const own = banner.getByRole("button", { name: words("nav.account_menu") });
  const all = banner.getByRole("button", { name: words("nav.menu") });
  await own.or(all).filter({ visible: true }).click();
  return {
    signOut: () =>
      page
        .getByRole("menuitem", { name: words("nav.logout") })
        .or(page.getByRole("dialog").getByRole("button", { name: words("nav.logout") }))
        .click(),
  };
}
