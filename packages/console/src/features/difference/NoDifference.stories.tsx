// Nothing to compare with: a first build, the build on sale, an older build.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { NoDifference } from "./NoDifference.tsx";

const meta = {
  title: "Console/Review/No difference",
  component: NoDifference,
  decorators: [storyFrame],
  args: { why: "first", level: 2 },
} satisfies Meta<typeof NoDifference>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstBuild: Story = {
  play: async () => {
    await expect(screen.getByRole("heading", { name: "È la prima build" })).toBeVisible();
  },
};
export const OnSale: Story = { args: { why: "current" } };
export const Superseded: Story = { args: { why: "past" } };
