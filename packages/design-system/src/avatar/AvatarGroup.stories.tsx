// AvatarGroup with few and with many people, in both sizes.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { AvatarGroup, avatarGroupSizes } from "./AvatarGroup.tsx";

const names = [
  "Ada Moretti",
  "Bruno Keller",
  "Chloé Lefèvre",
  "Elena Rossi",
  "Íñigo Muñoz",
  "Noor van Dijk",
];

const tints = ["d9e4d2", "dbe3f3", "f2dfd3", "e6dcee"];
const portrait = (place: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#${tints[place % tints.length]}"/><circle cx="16" cy="13" r="6" fill="#7a5540"/><path d="M4 32a12 12 0 0 1 24 0z" fill="#2b5d8a"/></svg>`,
  )}`;

const people = names.map((name, place) => ({ id: name, name, src: portrait(place) }));

const meta = {
  title: "Components/AvatarGroup",
  component: AvatarGroup,
  args: {
    label: "Reviewers",
    people: people.slice(0, 3),
    restLabel: (others) => `${others.join(", ")} too`,
  },
  parameters: {
    docs: { description: { component: "Several people in little space." } },
  },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  tags: ["forced", "large-text", "rtl"],
  render: (args) => (
    <div className="grid gap-4">
      {avatarGroupSizes.map((size) => (
        <AvatarGroup key={size} {...args} size={size} />
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const More: Story = {
  tags: ["dark"],
  render: (args) => (
    <div className="grid gap-4">
      {avatarGroupSizes.map((size) => (
        <AvatarGroup key={size} {...args} people={people} size={size} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [group] = within(canvasElement).getAllByRole("list", { name: "Reviewers" });
    const items = within(group as HTMLElement).getAllByRole("listitem");
    await expect(items).toHaveLength(4);
    await expect(items.at(-1)).toHaveTextContent("Elena Rossi, Íñigo Muñoz, Noor van Dijk too");
    await expect(within(group as HTMLElement).getByText("+3")).toBeVisible();
  },
};

export const Hundreds: Story = {
  tags: ["hero"],
  args: {
    people: Array.from({ length: 1240 }, (_, place) => ({
      id: String(place),
      name: `Person ${place + 1}`,
    })),
    restLabel: (others) => `${others.length} others`,
  },
};
