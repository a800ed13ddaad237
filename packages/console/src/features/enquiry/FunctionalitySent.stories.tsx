// The confirmation of a sent functionality request, with a link to go on.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link } from "react-router-dom";
import { expect, waitFor, within } from "storybook/test";
import { DoorBadge } from "../../components/page/DoorBadge.tsx";
import { storyFrame } from "../../story-frame.tsx";
import { FunctionalitySent } from "./FunctionalitySent.tsx";

const meta = {
  title: "Console/Functionality request sent",
  component: FunctionalitySent,
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <DoorBadge wide>
          <Story />
        </DoorBadge>
      </div>
    ),
    storyFrame,
  ],
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
  args: { home: <Link to="/" /> },
} satisfies Meta<typeof FunctionalitySent>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const title = within(canvasElement).getByRole("heading", { level: 1 });
    // Focused, so that screen readers announce it and keyboard users continue from there.
    await waitFor(() => expect(document.activeElement).toContainElement(title));
    await expect(within(canvasElement).getByRole("link")).toHaveAttribute("href", "/");
  },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };
