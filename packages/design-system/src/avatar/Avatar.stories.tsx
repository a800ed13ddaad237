// Avatar in every size: with a picture, with initials, without a name, with a broken picture.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Avatar, avatarSizes } from "./Avatar.tsx";

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="#d9e4d2"/><circle cx="48" cy="40" r="17" fill="#7a5540"/><path d="M31 38a17 17 0 0 1 34 0l-6-8H40z" fill="#2c211b"/><path d="M14 96a34 34 0 0 1 68 0z" fill="#2b5d8a"/></svg>',
)}`;

const meta = {
  title: "Components/Avatar",
  component: Avatar,
  args: { name: "Giulia Ferri" },
  parameters: {
    docs: {
      description: {
        component: "A person's picture.",
      },
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OwnPicture: Story = {
  tags: ["hero"],
  render: (args) => (
    <div className="flex items-end gap-4">
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} src={portrait} size={size} />
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const DefaultPicture: Story = {
  tags: ["dark", "forced", "large-text"],
  render: (args) => (
    <div className="grid gap-4">
      {["Giulia Ferri", "marta", "Íñigo de la Cruz"].map((name) => (
        <div key={name} className="flex items-end gap-4">
          {avatarSizes.map((size) => (
            <Avatar key={size} {...args} name={name} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const initials = within(canvasElement)
      .getAllByRole("img")
      .map(({ dataset }) => dataset["initials"]);
    await expect(initials).toEqual(["GF", "GF", "GF", "M", "M", "M", "ÍC", "ÍC", "ÍC"]);
  },
};

export const NoName: Story = {
  args: { name: "" },
  render: (args) => (
    <div className="flex items-end gap-4">
      {avatarSizes.map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const BrokenPicture: Story = {
  args: { src: "data:image/png;base64,broken", size: "lg" },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector("[data-slot=avatar]")).toHaveAttribute(
        "data-state",
        "default",
      ),
    );
    await expect(within(canvasElement).getByRole("img", { name: "Giulia Ferri" })).toBeVisible();
  },
};
