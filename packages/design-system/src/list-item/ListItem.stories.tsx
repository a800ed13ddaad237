// ListItem read and unread, with picture, link and actions, with long texts, by keyboard.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Avatar } from "../avatar/Avatar.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { MoreIcon } from "../icon/icons.tsx";
import { createLink } from "../story-data/link.ts";
import { ListItem } from "./ListItem.tsx";

const meta = {
  title: "Components/ListItem",
  component: ListItem,
  args: { title: "Shift planner was approved" },
  decorators: [
    (Story) => (
      <ul className="max-w-md divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface-raised">
        {Story()}
      </ul>
    ),
  ],
  parameters: {
    docs: { description: { component: "A row of a list." } },
  },
} satisfies Meta<typeof ListItem>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = fn();

export const Unread: Story = {
  tags: ["hero"],
  args: {
    title: "Shift planner was rejected",
    text: "The icon shows another company’s mark.",
    leading: <Avatar name="" />,
    meta: <time dateTime="2026-03-12">12 March</time>,
    link: createLink("#rejected"),
    unread: "Unread",
  },
};

export const ReadAndUnread: Story = {
  tags: ["dark", "forced", "large-text", "rtl"],
  render: () => (
    <>
      <ListItem
        title="Shift planner was rejected"
        text="The icon shows another company’s mark."
        leading={<Avatar name="" />}
        meta={<time dateTime="2026-03-12">12 March</time>}
        link={createLink("#rejected")}
        unread="Unread"
      />
      <ListItem
        title="Door log was approved"
        text="It is on sale since this morning."
        leading={<Avatar name="" />}
        meta={<time dateTime="2026-03-11">11 March</time>}
        link={createLink("#approved")}
        actions={<IconButton label="Actions for Door log" intent="quiet" icon={<MoreIcon />} />}
      />
      <ListItem title="Visitor desk was sent for review" meta="3 March" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("link", { name: "Unread: Shift planner was rejected" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Door log was approved" })).toBeVisible();
    await expect(canvas.getAllByRole("listitem")).toHaveLength(3);
  },
};

export const ByPointerAndKeyboard: Story = {
  render: () => (
    <ListItem
      title="Door log was approved"
      text="It is on sale since this morning."
      link={createLink("#opened", { onClick: () => open("link") })}
      actions={
        <IconButton
          label="Actions"
          intent="quiet"
          icon={<MoreIcon />}
          onClick={() => open("actions")}
        />
      }
    />
  ),
  play: async ({ canvasElement }) => {
    open.mockClear();
    const canvas = within(canvasElement);
    for (const stop of [
      canvas.getByRole("link"),
      canvas.getByRole("button", { name: "Actions" }),
    ]) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    const { left, top, height } = canvas.getByRole("listitem").getBoundingClientRect();
    // The link covers the whole row, up to its edge.
    const atEdge = document.elementFromPoint(left + 4, top + height / 2);
    await userEvent.click(atEdge as HTMLElement);
    await expect(open).toHaveBeenLastCalledWith("link");
    await userEvent.click(canvas.getByRole("button", { name: "Actions" }));
    await expect(open).toHaveBeenLastCalledWith("actions");
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(canvas.getByRole("link")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(open).toHaveBeenCalledTimes(3);
    window.location.hash = "";
  },
};

export const LongTexts: Story = {
  tags: ["phone"],
  render: () => (
    <ListItem
      title="Evacuation lists and assembly points for large sites with several entrances was rejected"
      text="https://builds.harbour-software.example/apps/evacuation-lists/1.4.0/archive.zip cannot be opened."
      meta="12/03/2026 - 9:30"
      link={createLink("#long")}
      unread="Unread"
    />
  ),
};
