// The button to register and its modal, which leads to support.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { RegisterNow } from "./RegisterNow.tsx";

const meta = {
  title: "Console/Contact support",
  component: RegisterNow,
  decorators: [storyFrame],
  args: { supportEmail: "support@example.com" },
} satisfies Meta<typeof RegisterNow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button"));
    const link = await screen.findByRole("link", { name: "support@example.com" });
    await expect(link).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:support@example\.com/),
    );
  },
};
export const OpenInEnglish: Story = { ...Open, globals: { language: "en" } };
export const OpenInSpanish: Story = { ...Open, globals: { language: "es" } };
export const OpenInFrench: Story = { ...Open, globals: { language: "fr" } };
