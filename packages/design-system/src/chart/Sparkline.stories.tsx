// Sparkline rising, falling, flat, with gaps, with one value and with none.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { hues } from "../tone.ts";
import { Sparkline } from "./Sparkline.tsx";

const meta = {
  title: "Components/Sparkline",
  component: Sparkline,
  args: {
    values: [4, 6, 5, 9, 8, 12, 11, 15, 19],
    label: "Installs rose from 4 to 19 in nine weeks",
  },
  decorators: [(Story) => <div className="max-w-40">{Story()}</div>],
  parameters: {
    docs: { description: { component: "The trend of a figure in the size of a word." } },
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hues: Story = {
  tags: ["dark", "forced", "hero", "rtl"],
  render: (args) => (
    <div className="grid gap-4">
      {hues.map((hue) => (
        <Sparkline key={hue} {...args} hue={hue} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getAllByRole("img", {
        name: "Installs rose from 4 to 19 in nine weeks",
      }),
    ).toHaveLength(hues.length);
    await expectSkippedByTab({ canvasElement });
  },
};

export const Courses: Story = {
  render: () => (
    <div className="grid gap-6">
      <Sparkline values={[9, 7, 8, 4, 5, 2]} label="Fell from 9 to 2" />
      <Sparkline values={[5, 5, 5, 5]} label="Stayed at 5" />
      <Sparkline
        values={[3, 4, null, null, 6, 9]}
        label="Rose from 3 to 9; two weeks are missing"
      />
      <Sparkline values={[5]} label="5 in the first week" />
      <Sparkline values={[]} label="Nothing yet" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const gaps = within(canvasElement).getByRole("img", { name: /two weeks are missing/ });
    await expect(gaps.querySelectorAll("polyline")).toHaveLength(2);
    await expect(canvasElement.innerHTML).not.toMatch(/NaN|Infinity/);
  },
};
