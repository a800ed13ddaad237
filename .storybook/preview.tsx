// The setting of every story: the design system's styles, and the toolbar's theme, language and direction.
import "./styles.css";
import "./preview.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";
import { languages } from "@lanyard/contract";
import { DocsGround } from "./docs-ground.tsx";
import { DocsPage } from "./docs-page.tsx";
import { exampleOf } from "./examples.ts";
import { languageOf, playInOwnLanguage } from "./languages.ts";
import { describeProps } from "./props.ts";
import { StoryGround } from "./story-ground.tsx";

type Icon = "contrast" | "paintbrush" | "globe" | "transfer" | "zoom";

// On a busy machine, parts that load on demand arrive late; a wait ends as soon as its condition holds.
configure({ asyncUtilTimeout: 15_000 });

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
  initialGlobals: {
    theme: "light",
    brand: "lanyard",
    language: "",
    direction: "ltr",
    text: "100",
  },
  globalTypes: {
    theme: choice("Theme", "contrast", { light: "Light", dark: "Dark", contrast: "High contrast" }),
    brand: choice("Brand", "paintbrush", { lanyard: "Lanyard", fjord: "Fjord" }),
    language: choice("Language", "globe", {
      "": "Language as written",
      ...Object.fromEntries(languages.map(({ code, name }) => [code, name])),
    }),
    text: choice("Text size", "zoom", {
      100: "Text 100 %",
      150: "Text 150 %",
      200: "Text 200 %",
    }),
    direction: choice("Direction", "transfer", { ltr: "Left to right", rtl: "Right to left" }),
  },
  argTypesEnhancers: [describeProps],
  parameters: {
    layout: "padded",
    // axe only counts what passes, because listing it takes a fifth of its time.
    a11y: { test: "error", options: { resultTypes: ["violations", "incomplete"] } },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: "requiredFirst" },
    docs: {
      container: DocsGround,
      page: DocsPage,
      codePanel: true,
      // Code to copy has to run: the checked examples and a pattern's code do, while a story's source depends on its
      // file.
      canvas: { sourceState: "none" },
      source: {
        transform: (code: string, { title }: { title: string }) => exampleOf(title) ?? code,
      },
    },
    options: {
      storySort: {
        method: "alphabetical",
        order: [
          "Foundations",
          [
            "Start here",
            "What changed",
            "Every state",
            "Every state of the console",
            "Colour",
            "Type",
            "*",
            "Voice",
          ],
          "Patterns",
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
    (Story, context) => (
      <StoryGround
        theme={String(context.globals["theme"])}
        brand={String(context.globals["brand"])}
        language={languageOf(context)}
        direction={context.globals["direction"] === "rtl" ? "rtl" : "ltr"}
        text={Number(context.globals["text"])}
      >
        <Story />
      </StoryGround>
    ),
  ],
  beforeEach: [
    async ({ viewMode }) => {
      if (viewMode !== "story") return;
      // A dialog of the previous story returns the focus after it closes; this story has to start without a focus.
      await new Promise((handedOn) => setTimeout(handedOn));
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
    ({ viewMode }) =>
      () => {
        // One page serves many stories, so anything that a story leaves behind would be in the next one's picture.
        if (viewMode === "story")
          history.replaceState(history.state, "", location.pathname + location.search);
        localStorage.clear();
        sessionStorage.clear();
        window.scrollTo(0, 0);
      },
    playInOwnLanguage,
  ],
} satisfies Preview;
