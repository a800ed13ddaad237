// The terms and the privacy document that come with the product.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyFrame } from "../story-frame.tsx";
import { Legal } from "./Legal.tsx";
import en from "./texts/legal.en.json" with { type: "json" };
import es from "./texts/legal.es.json" with { type: "json" };
import fr from "./texts/legal.fr.json" with { type: "json" };
import it from "./texts/legal.it.json" with { type: "json" };

const meta = {
  title: "Console/Guide/Legal documents",
  component: Legal,
  decorators: [storyFrame],
  args: {
    document: "terms",
    texts: it,
    productName: "Lanyard",
    supportEmail: "support@lanyard.example",
  },
  globals: { language: "it" },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Legal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Termini");
    await expect(canvas.getByText("TERMS_URL")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "support@lanyard.example" })).toHaveAttribute(
      "href",
      "mailto:support@lanyard.example",
    );
  },
};
export const Privacy: Story = {
  args: { document: "privacy" },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByText("PRIVACY_URL")).toBeVisible(),
};
export const TermsInEnglish: Story = { args: { texts: en }, globals: { language: "en" } };
export const PrivacyInSpanish: Story = {
  args: { texts: es, document: "privacy" },
  globals: { language: "es" },
};
export const PrivacyInFrench: Story = {
  args: { texts: fr, document: "privacy" },
  tags: ["phone"],
  globals: { language: "fr" },
};
