// The server renders the public pages, and the browser hydrates them without a change.
import { screen, waitFor } from "@testing-library/react";
import { prerender } from "react-dom/static";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { languageCodes } from "@lanyard/contract";
import { open, origin, settings, t } from "../test/app.tsx";
import texts from "./locales/en.json" with { type: "json" };
import { render, type Wanted } from "./render.tsx";
import { chapters } from "./shared/chapters.ts";
import { paths, patternOf, patterns, unknown } from "./shared/paths.ts";

const pages = [
  patterns.home,
  unknown,
  patterns.login,
  patterns.passwordReset,
  patterns.functionality,
  patterns.docs,
  ...chapters.map(paths.chapter),
  patterns.terms,
  patterns.privacy,
];

// Only this test renders for server and browser in one process, which React warns about.
const { error } = console;
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...message) => {
    if (!String(message[0]).startsWith("Detected multiple renderers")) error(...message);
  });
});

async function written(wanted: Pick<Wanted, "path" | "language">) {
  const rendered = await render({ ...wanted, settings, origin });
  // The server's React keeps the values of contexts until it renders again.
  await prerender(<i />);
  return rendered;
}

describe.each(languageCodes)("in %s", (language) => {
  test.each(pages)("the browser takes over %s", async (path) => {
    const { html, title, description } = await written({ path, language });
    expect(html).not.toContain("<script");
    await open(path, { language, written: html });
    await screen.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toBe(title));
    const chapter = chapters.find((one) => paths.chapter(one) === path);
    const own = { ns: "guide" } as const;
    const guide = path === patterns.docs ? t("subtitle", own) : undefined;
    expect(description).toBe(chapter ? t(`summary.${chapter}`, own) : (guide ?? t("landing.text")));
  });
});

test.each([
  ["/nowhere/at/all", true],
  ["/", false],
  ["/home", false],
])("the document of %s says that it does not exist: %s", async (path, says) => {
  const { html } = await written({ path: patternOf(path), language: "en" });
  expect(html.includes(texts["landing.unknown"])).toBe(says);
});
