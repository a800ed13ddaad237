// The terms as a whole page, with the footer of the public pages.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Legal } from "../features/guide/Legal.tsx";
import PrivacyFr from "../features/guide/texts/privacy.fr.mdx";
import TermsIt from "../features/guide/texts/terms.it.mdx";
import { storyFrame } from "../story-frame.tsx";
import { Footer } from "../components/page/Footer.tsx";
import { sampleSettings } from "../features/lookup/sample-settings.ts";

const meta = {
  title: "Console/Guide/Legal page",
  component: Legal,
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <main className="flex grow flex-col">
          <Story />
          <Footer settings={sampleSettings} />
        </main>
      </div>
    ),
    storyFrame,
  ],
  args: {
    Text: TermsIt,
    productName: sampleSettings.product_name,
    supportEmail: sampleSettings.support_email,
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Legal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFooter: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Termini");
    await expect(canvas.getByRole("link", { name: "Termini di servizio" })).toHaveAttribute(
      "href",
      "/terms",
    );
    const languages = within(canvas.getByRole("list", { name: "Lingua" }));
    await expect(languages.getByRole("button", { name: "Italiano" })).toHaveAttribute(
      "aria-current",
      "true",
    );
  },
};
export const WithFooterInFrench: Story = {
  args: { Text: PrivacyFr },
  globals: { language: "fr" },
};
