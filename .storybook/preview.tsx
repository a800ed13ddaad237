// What every story stands in: the design system's styles, the toolbar's theme, language and direction.
import "../packages/design-system/src/styles.css";
import "./preview.css";
import type { Preview } from "@storybook/react-vite";
import { isValidElement } from "react";
import { languages } from "@lanyard/contract";
import { ComponentPage } from "./component-page.tsx";
import { DocsGround } from "./docs-ground.tsx";
import { mutantBeforeEach, mutantDecorator } from "./mutants.tsx";
import { notePressedKeys } from "./pressed-keys.ts";
import { StoryGround } from "./story-ground.tsx";
import { showVariants } from "./variants.ts";

type Icon = "contrast" | "paintbrush" | "globe" | "transfer";

const choice = (name: string, icon: Icon, items: Record<string, string>) => ({
  name,
  toolbar: {
    title: name,
    icon,
    dynamicTitle: true,
    items: Object.entries(items).map(([value, title]) => ({ value, title })),
  },
});

export default {
  tags: ["autodocs"],
  initialGlobals: { theme: "light", brand: "lanyard", language: "en", direction: "ltr" },
  globalTypes: {
    theme: choice("Theme", "contrast", { light: "Light", dark: "Dark", contrast: "High contrast" }),
    brand: choice("Brand", "paintbrush", { lanyard: "Lanyard", fjord: "Fjord" }),
    language: choice(
      "Language",
      "globe",
      Object.fromEntries(languages.map(({ code, name }) => [code, name])),
    ),
    direction: choice("Direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
  },
  argTypesEnhancers: [
    showVariants,
    // An element cannot be typed in; its inside would fill the table of props.
    ({ argTypes, initialArgs }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          isValidElement(initialArgs[name]) ? { ...argType, control: false } : argType,
        ]),
      ),
  ],
  parameters: {
    layout: "padded",
    a11y: { test: "error" },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: { container: DocsGround, page: ComponentPage, codePanel: true },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Foundations",
          ["Start here", "Colour", "Type", "*", "Voice"],
          "Components",
          "Fields",
          "Console",
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone", styles: { width: "390px", height: "844px" } },
        tablet: { name: "Tablet", styles: { width: "820px", height: "1180px" } },
        zoomed: { name: "Zoomed to 400 %", styles: { width: "320px", height: "256px" } },
        wide: { name: "Wide", styles: { width: "1440px", height: "900px" } },
      },
    },
  },
  decorators: [
    mutantDecorator,
    (Story, { globals }) => (
      <StoryGround
        theme={String(globals["theme"])}
        brand={String(globals["brand"])}
        language={String(globals["language"])}
        direction={globals["direction"] === "rtl" ? "rtl" : "ltr"}
      >
        <Story />
      </StoryGround>
    ),
  ],
  beforeEach: [
    () => () => {
      // One page serves all stories of a file: what one leaves behind would stand in the next one's picture.
      localStorage.clear();
      sessionStorage.clear();
      window.scrollTo(0, 0);
    },
    notePressedKeys,
    mutantBeforeEach,
  ],
} satisfies Preview;
