// A browser that is not the baseline one is named, with what is tolerated because of it.
import { expect, test } from "vitest";
import { toleranceNote, toleranceOf } from "../.storybook/tolerance.ts";
import { BASELINE } from "./browser.mjs";

test("the baseline browser repeats every pixel, and nothing is said", () => {
  expect(toleranceOf(true).pixels).toBe(0);
  expect(toleranceNote({ name: BASELINE, executablePath: "/browser" }, BASELINE)).toBeUndefined();
});

test.each(["CHROME_PATH", "playwright", "installed"])("%s: named, with its tolerance", (name) => {
  const note = toleranceNote({ name, executablePath: "/opt/browser" }, BASELINE);
  for (const said of [
    name,
    "/opt/browser",
    BASELINE,
    `${toleranceOf(false).pixels} pixels`,
    "20 %",
  ])
    expect(note).toContain(said);
});
