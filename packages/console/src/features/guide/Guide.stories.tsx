// The developer guide: its overview, chapters with diagrams and derived tables, the chapter list on a phone, in every
// language.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import words from "../../i18n/locales/it/guide.json" with { type: "json" };
import { ChapterBody } from "./ChapterBody.tsx";
import type { ChapterText } from "./chapter-texts.ts";
import { Guide, type GuideProps } from "./Guide.tsx";
import { Overview } from "./Overview.tsx";
import Build from "./texts/guide/build.it.mdx";
import Companies from "./texts/guide/companies.fr.mdx";
import Errors from "./texts/guide/errors.es.mdx";
import Files from "./texts/guide/files.it.mdx";
import Host from "./texts/guide/host.it.mdx";
import Life from "./texts/guide/life.it.mdx";
import Offer from "./texts/guide/offer.fr.mdx";
import Start from "./texts/guide/start.it.mdx";
import Webhooks from "./texts/guide/webhooks.en.mdx";

const reading = (
  chapter: NonNullable<GuideProps["chapter"]>,
  Text: ChapterText,
  language: "it" | "en" | "es" | "fr" = "it",
) => ({
  args: {
    chapter,
    children: (
      <ChapterBody
        chapter={chapter}
        Text={Text}
        language={language}
        productName="Lanyard"
        supportEmail="support@lanyard.example"
        onNear={fn()}
      />
    ),
  },
  globals: { language },
});

const meta = {
  title: "Console/Guide/Developer guide",
  component: Guide,
  decorators: [storyFrame],
  args: {
    chapter: undefined,
    onNear: fn(),
    origin: "https://lanyard.example",
    register: <Button intent="primary">Registrati ora</Button>,
    children: <Overview onNear={fn()} />,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<GuideProps>;

const chapterLinks = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("navigation", { name: words.chapters }));

export const AtItsOverview: Story = {
  tags: ["phone"],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent(words.title);
    const [card] = within(canvas.getByRole("region", { name: words["group.sell"] })).getAllByRole(
      "link",
    );
    await expect(card).toHaveAttribute("href", "/docs/life");
    await userEvent.hover(
      chapterLinks(canvasElement).getByRole("link", { name: words["chapter.webhooks"] }),
    );
    await expect(args.onNear).toHaveBeenCalledWith("webhooks");
    await userEvent.unhover(canvasElement);
  },
};

export const FirstChapter: Story = {
  ...reading("start", Start),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Registrati ora" })).toBeVisible();
    const around = within(canvas.getByRole("navigation", { name: words.around }));
    await expect(around.getAllByRole("link")).toHaveLength(1);
  },
};

export const FieldsOfABuild: Story = {
  ...reading("build", Build),
  tags: ["phone"],
  play: async ({ canvasElement }) => {
    const here = within(
      within(canvasElement).getByRole("navigation", { name: words.contents }),
    ).getAllByRole("link");
    for (const link of here)
      await expect(canvasElement.querySelector(link.getAttribute("href")!)).toBeVisible();
    for (const text of canvasElement.querySelectorAll("p, li, td, th, h2"))
      await expect(text.textContent).not.toMatch(/\{|\*\*|\]\(|`/);
  },
};

export const LifeOfABuild: Story = {
  ...reading("life", Life),
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: words.diagram })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Rifiutare .* Amministratore/ })).toBeVisible();
  },
};

/** The table comes from the host bridge's protocol rows. */
export const MessagesOfAHost: Story = {
  ...reading("host", Host),
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    const messages = within(canvasElement).getByRole("table", { name: words.messages_of_host });
    const [setup] = within(messages).getAllByRole("row").slice(1);
    await expect(setup).toHaveTextContent("company_token: text");
    await expect(setup).toHaveTextContent("Risponde ad app.startup");
    messages.scrollIntoView();
  },
};

export const InEnglishCodeInDark: Story = {
  ...reading("webhooks", Webhooks, "en"),
  globals: { language: "en", theme: "dark" },
};

export const InSpanish: Story = { ...reading("errors", Errors, "es") };

export const InFrench: Story = { ...reading("offer", Offer, "fr") };

export const CopiedCommand: Story = {
  ...reading("companies", Companies, "fr"),
  play: async ({ canvasElement }) => {
    const write = fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: write },
    });
    const block = within(canvasElement)
      .getByRole("group", { name: "POST /api/products/:product_id/license" })
      .closest("figure")!;
    await userEvent.click(within(block).getByRole("button", { name: "Copier" }));
    await expect(within(block).getByRole("button", { name: "Copié" })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(
      expect.stringContaining("https://lanyard.example/api/products/42/license"),
    );
    // The picture is taken after "copied" has gone again, because how soon the picture is taken depends on the machine.
    await within(block).findByRole("button", { name: "Copier" });
  },
};

export const ChaptersOnAPhone: Story = {
  ...reading("files", Files),
  globals: { language: "it", viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const folded = canvasElement.querySelector("details")!;
    const summary = within(folded).getByText(words.chapters);
    await userEvent.click(summary);
    await expect(folded.open).toBe(true);
    await expect(
      within(folded).getByRole("link", { name: words["chapter.files"] }),
    ).toHaveAttribute("aria-current", "page");
    await userEvent.click(within(folded).getByRole("link", { name: words["chapter.updates"] }));
    await expect(folded.open).toBe(false);
    await userEvent.click(summary);
    summary.blur();
  },
};
