// The developer guide: every language, a copied command, the contents on a phone, in a disclosure.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Children, isValidElement, type ReactNode } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../story-frame.tsx";
import words from "../locales/guide.it.json" with { type: "json" };
import type { ChapterProps } from "./Chapter.tsx";
import { Chapters } from "./Chapters.tsx";
import { Guide, type GuideProps } from "./Guide.tsx";
import English from "./texts/guide.en.mdx";
import Spanish from "./texts/guide.es.mdx";
import French from "./texts/guide.fr.mdx";
import Italian from "./texts/guide.it.mdx";

/** Some of the chapters: a picture of all would be too long. */
function only(Text: GuideProps["Text"], ...ids: string[]): GuideProps["Text"] {
  const Some = ({ children }: { readonly children?: ReactNode }) => (
    <Chapters>
      {Children.toArray(children).filter(
        (child) => isValidElement<ChapterProps>(child) && ids.includes(child.props.id),
      )}
    </Chapters>
  );
  return (props) => <Text {...props} components={{ ...props.components, Chapters: Some }} />;
}

const meta = {
  title: "Console/Guide/Developer guide",
  component: Guide,
  decorators: [storyFrame],
  args: {
    Text: Italian,
    language: "it",
    productName: "Lanyard",
    supportEmail: "support@lanyard.example",
    origin: "https://lanyard.example",
    register: <Button intent="primary">Registrati ora</Button>,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<GuideProps>;

export const InItalian: Story = {
  tags: ["phone"],
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      const href = link.getAttribute("href") ?? "";
      if (href.startsWith("#")) await expect(canvasElement.querySelector(href)).toBeInTheDocument();
    }
    for (const text of canvasElement.querySelectorAll("p, li, td, th, h2, h3"))
      await expect(text.textContent).not.toMatch(/\{|\*\*|\]\(|`/);
  },
};

export const LifeOfABuild: Story = {
  args: { Text: only(Italian, "life") },
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: words.diagram })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Rifiutare .* Amministratore/ })).toBeVisible();
  },
};

export const CodeInDark: Story = {
  args: { Text: only(English, "webhooks", "errors"), language: "en" },
  globals: { language: "en", theme: "dark" },
};

export const CopiedCommand: Story = {
  args: { Text: only(Italian, "companies") },
  play: async ({ canvasElement }) => {
    const write = fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, "clipboard", {
      configurable: true,
      value: { writeText: write },
    });
    const block = within(canvasElement)
      .getByRole("group", { name: "POST /api/products/:product_id/license" })
      .closest("figure")!;
    await userEvent.click(within(block).getByRole("button", { name: "Copia" }));
    await expect(within(block).getByRole("button", { name: "Copiato" })).toBeVisible();
    await expect(write).toHaveBeenCalledWith(
      expect.stringContaining("https://lanyard.example/api/products/42/license"),
    );
  },
};

export const ContentsOnAPhone: Story = {
  args: { Text: only(Italian, "start", "updates") },
  globals: { language: "it", viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const folded = canvasElement.querySelector("details")!;
    const summary = within(folded).getByText(words.contents);
    await userEvent.click(summary);
    await expect(folded.open).toBe(true);
    await userEvent.click(within(folded).getByRole("link", { name: "Nuove versioni" }));
    await expect(folded.open).toBe(false);
    await userEvent.click(summary);
    // Otherwise the next story would start at this chapter.
    history.replaceState(history.state, "", location.pathname + location.search);
  },
};

export const InEnglish: Story = {
  args: { Text: English, language: "en" },
  globals: { language: "en" },
};
export const InSpanish: Story = {
  args: { Text: Spanish, language: "es" },
  globals: { language: "es" },
};
export const InFrench: Story = {
  args: { Text: French, language: "fr" },
  globals: { language: "fr" },
};
