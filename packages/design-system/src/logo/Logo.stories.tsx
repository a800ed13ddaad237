// Logo in every size, with and without the product's name.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Logo, logoSizes } from "./Logo.tsx";

const meta = {
  title: "Components/Logo",
  component: Logo,
  args: { name: "Lanyard" },
  parameters: {
    docs: {
      description: {
        component: "The logo of the product.",
      },
    },
  },
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  tags: ["dark", "forced", "large-text", "rtl"],
  render: (args) => (
    <div className="grid justify-items-start gap-6">
      {logoSizes.map((size) => (
        <Logo key={size} {...args} size={size} />
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const MarkAlone: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      {logoSizes.map((size) => (
        <Logo key={size} size={size} />
      ))}
    </div>
  ),
};
