// The server-rendered HTML of every story has no style attributes, which `style-src 'self'` would refuse.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

type Stories = Parameters<typeof composeStories>[0];

const src = join(import.meta.dirname, "../src");
// The manual's own pages may use style attributes to show colours.
const files = readdirSync(src, { encoding: "utf8", recursive: true }).filter(
  (file) => file.endsWith(".stories.tsx") && !file.startsWith("foundations"),
);

const styled = (Story: ComponentType) =>
  [...renderToString(<Story />).matchAll(/<[^>]* style="[^>]*>/g)].map(([element]) => element);

test("style attributes in the HTML of a server", async () => {
  const problems: string[] = [];
  for (const file of files) {
    const stories = composeStories((await import(join(src, file))) as Stories);
    for (const [name, Story] of Object.entries(stories) as [string, ComponentType][])
      problems.push(...styled(Story).map((element) => `${file} ${name}: ${element}`));
  }
  expect(files.length).toBeGreaterThan(80);
  expect(problems).toEqual([]);
});
