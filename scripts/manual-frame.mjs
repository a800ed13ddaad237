// Uses the whole manual as a reader does: search, sidebar, toolbar, stories and a page. The browser console has to stay
// empty meanwhile.
import { readFileSync } from "node:fs";
import { languages } from "@lanyard/contract";

/** Names of components in other design systems, and their names here. No story's name contains these words. */
const otherNames = {
  lightbox: "Modal",
  dropdown: "Menu",
  snackbar: "Toast",
  callout: "Notice",
  input: "TextField",
};

/** Resolves to whether the promise is fulfilled in time. */
const within = (promise) => promise.then(() => true).catch(() => false);
const patience = { timeout: 20_000 };

const search = async (page) => {
  const field = page.locator("#storybook-explorer-searchfield");
  const results = page.locator("#storybook-explorer-menu [role=option]");
  const problems = [];
  for (const [word, component] of Object.entries(otherNames)) {
    await field.fill(word);
    await within(results.filter({ hasText: component }).first().waitFor(patience));
    const first = (await results.allTextContents()).slice(0, 5);
    if (!first.some((text) => text.includes(component)))
      problems.push(`“${word}” does not find ${component}, but ${first.join(", ") || "nothing"}`);
  }
  await field.fill("");
  return problems;
};

const choose = async (page, tool, item) => {
  await page.getByRole("button", { name: new RegExp(`^${tool} `) }).click();
  await page.getByRole("option", { name: item }).click();
};

/** What each choice of the toolbar has to change in the story's document. */
const choices = [
  ["theme", "Dark", "html[data-theme=dark]"],
  ["theme", "High contrast", "html[data-theme=contrast]"],
  ["brand", "Fjord", "html[data-brand=fjord]"],
  ["direction", "Right to left", "html[dir=rtl]"],
  ["text", "Text 200 %", "html[style*='font-size: 200%']"],
];

const toolbar = async (page, story) => {
  const problems = [];
  for (const [tool, item, wanted] of choices) {
    await choose(page, tool, item);
    if (!(await within(story.locator(wanted).waitFor(patience))))
      problems.push(`“${item}” of the toolbar does not make it ${wanted}`);
  }
  return problems;
};

/** The label of the console's sign-in button in each language. */
const signIn = Object.fromEntries(
  languages.map(({ code }) => {
    const file = new URL(
      `../packages/console/src/i18n/locales/${code}/translation.json`,
      import.meta.url,
    );
    return [code, JSON.parse(readFileSync(file, "utf8"))["login.submit"]];
  }),
);

const everyLanguage = async (page, story) => {
  const problems = [];
  for (const { code, name } of languages) {
    await choose(page, "language", name);
    const button = story
      .locator(`html[lang=${code}]`)
      .getByRole("button", { name: signIn[code], exact: true });
    if (!(await within(button.waitFor(patience))))
      problems.push(`a story of the console has no “${signIn[code]}” in ${name}`);
  }
  return problems;
};

/** Resolves to the problems of the manual served at `url`. */
export const manualFrame = async (page, url) => {
  const problems = [];
  page.on("pageerror", (error) => problems.push(`uncaught: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text().split("\n")[0]}`);
  });
  const story = page.frameLocator("#storybook-preview-iframe");
  await page.goto(`${url}/?path=/story/console-login--empty`);
  await story.getByRole("button", { name: signIn.it }).waitFor();
  problems.push(...(await everyLanguage(page, story)));
  // Opened in another language than the one its play function expects.
  await page.goto(`${url}/?path=/story/console-login--invalid-email&globals=language:en`);
  await story.getByRole("button", { name: signIn.en, exact: true }).waitFor();
  await page.goto(`${url}/?path=/docs/fields-combobox--docs`);
  await story.getByRole("heading", { name: "Combobox", level: 1 }).waitFor();
  const marked = page.locator("#storybook-explorer-tree").getByText("New", { exact: true }).first();
  if (!(await within(marked.waitFor(patience)))) problems.push("the sidebar marks nothing as new");
  problems.push(...(await search(page)));
  await page.goto(`${url}/?path=/story/components-button--intents-and-sizes`);
  await story.getByRole("button", { name: "Save changes" }).first().waitFor();
  return [...problems, ...(await toolbar(page, story))];
};
