// The developer guide: every language, a copied command, the folded contents of a phone.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../story-frame.tsx";
import { Guide } from "./Guide.tsx";
import type { GuideTexts } from "./guide-texts.ts";
import en from "./texts/guide.en.json" with { type: "json" };
import es from "./texts/guide.es.json" with { type: "json" };
import fr from "./texts/guide.fr.json" with { type: "json" };
import it from "./texts/guide.it.json" with { type: "json" };

/** Some of the sections: a picture of everything is long. */
const only = (texts: GuideTexts, ...ids: string[]): GuideTexts => ({
  ...texts,
  sections: texts.sections.filter(({ id }) => ids.includes(id)),
});
const everything: GuideTexts = it;

const meta = {
  title: "Console/Guide/Developer guide",
  component: Guide,
  decorators: [storyFrame],
  args: {
    texts: everything,
    language: "it",
    productName: "Lanyard",
    supportEmail: "support@lanyard.example",
    origin: "https://lanyard.example",
    register: <Button intent="primary">Registrati ora</Button>,
  },
  globals: { language: "it" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Guide>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InItalian: Story = {
  tags: ["phone"],
  play: async ({ canvasElement }) => {
    for (const link of within(canvasElement).getAllByRole("link")) {
      const href = link.getAttribute("href") ?? "";
      if (href.startsWith("#")) await expect(canvasElement.querySelector(href)).toBeInTheDocument();
    }
    for (const text of canvasElement.querySelectorAll("p, li, td, th, h2, h3"))
      await expect(text.textContent).not.toMatch(/\{\{|\*\*|\]\(|`/);
  },
};

export const LifeOfABuild: Story = {
  args: { texts: only(it, "life") },
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("img", { name: it.labels.diagram })).toBeVisible();
    await expect(canvas.getByRole("row", { name: /Rifiuta .* Amministratore/ })).toBeVisible();
  },
};

export const CodeInDark: Story = {
  args: { texts: only(en, "webhooks", "errors"), language: "en" },
  globals: { language: "en", theme: "dark" },
};

export const CopiedCommand: Story = {
  args: { texts: only(it, "companies") },
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
  args: { texts: only(it, "start", "updates") },
  globals: { language: "it", viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const folded = canvasElement.querySelector("details")!;
    const summary = canvas.getByText(it.labels.contents, { selector: "summary" });
    await userEvent.click(summary);
    await expect(folded.open).toBe(true);
    await userEvent.click(within(folded).getByRole("link", { name: "Nuove versioni" }));
    await expect(folded.open).toBe(false);
    await userEvent.click(summary);
  },
};

export const InEnglish: Story = {
  args: { texts: en, language: "en" },
  globals: { language: "en" },
};
export const InSpanish: Story = {
  args: { texts: es, language: "es" },
  globals: { language: "es" },
};
export const InFrench: Story = {
  args: { texts: fr, language: "fr" },
  globals: { language: "fr" },
};
