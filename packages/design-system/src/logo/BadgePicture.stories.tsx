// BadgePicture in every hue, and empty.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { hues } from "../tone.ts";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { BadgePicture } from "./BadgePicture.tsx";

const meta = {
  title: "Components/BadgePicture",
  component: BadgePicture,
  parameters: {
    docs: {
      description: {
        component: "A large drawing of a badge, the only decoration of the product.",
      },
    },
  },
} satisfies Meta<typeof BadgePicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hues: Story = {
  tags: ["dark", "forced", "hero"],
  render: (args) => (
    <div className="flex flex-wrap gap-8">
      {hues.map((hue) => (
        <BadgePicture key={hue} {...args} hue={hue} />
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const Empty: Story = { tags: ["dark", "forced"], args: { empty: true, hue: "grey" } };

export const AsAnIcon: Story = {
  render: () => (
    <div className="flex items-end gap-6">
      <BadgePicture className="h-8 w-auto" />
      <BadgePicture className="h-12 w-auto" hue="green" />
      <BadgePicture className="h-20 w-auto" hue="amber" />
    </div>
  ),
};
