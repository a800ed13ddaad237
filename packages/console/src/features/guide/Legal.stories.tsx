// The default terms of service and privacy policy.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { Legal } from "./Legal.tsx";
import PrivacyEs from "./texts/privacy.es.mdx";
import PrivacyFr from "./texts/privacy.fr.mdx";
import PrivacyIt from "./texts/privacy.it.mdx";
import TermsEn from "./texts/terms.en.mdx";
import TermsIt from "./texts/terms.it.mdx";

const meta = {
  title: "Console/Guide/Legal documents",
  component: Legal,
  decorators: [storyFrame],
  args: {
    Text: TermsIt,
    productName: "Lanyard",
    supportEmail: "support@lanyard.example",
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Legal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {
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
  args: { Text: PrivacyIt },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByText("PRIVACY_URL")).toBeVisible(),
};
export const TermsInEnglish: Story = { args: { Text: TermsEn }, globals: { language: "en" } };
export const PrivacyInSpanish: Story = {
  args: { Text: PrivacyEs },
  globals: { language: "es" },
};
export const PrivacyInFrench: Story = {
  args: { Text: PrivacyFr },
  globals: { language: "fr" },
};
