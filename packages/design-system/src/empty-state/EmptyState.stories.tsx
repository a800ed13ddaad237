// EmptyState with and without an action.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Plus } from "lucide-react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { BadgePicture } from "../logo/BadgePicture.tsx";
import { EmptyState } from "./EmptyState.tsx";

const meta = {
  title: "Components/EmptyState",
  component: EmptyState,
  args: {
    picture: <BadgePicture empty hue="grey" className="mb-6 h-32 w-auto" />,
    title: "No apps yet",
    text: "Create your first app. You can save it as a draft and send it for review when it is ready.",
  },
  parameters: {
    docs: {
      description: {
        component: "Shown where there is no content yet.",
      },
    },
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithAction: Story = {
  tags: ["dark", "forced", "large-text"],
  args: {
    action: (
      <Button intent="primary" icon={<Plus aria-hidden="true" />}>
        Create app
      </Button>
    ),
  },
};

export const WithoutAction: Story = {
  args: { title: "No app matches", text: "Try another word, or choose all entries." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent(
      "No app matches",
    );
  },
};

export const InPlaceOfAPage: Story = {
  args: {
    headingLevel: 1,
    title: "This app does not exist",
    text: "It may have been removed, or the link is incomplete.",
    action: <Button>Back to the apps</Button>,
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveTextContent(
      "This app does not exist",
    );
  },
};

export const WithoutPicture: Story = {
  args: {
    picture: undefined,
    headingLevel: 3,
    title: "No builds sent",
    text: "Builds that you send for review are listed here.",
  },
};

export const OnABadge: Story = {
  args: { badge: true, action: <Button>Create app</Button> },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-slot=badge-picture]")).toBeNull();
    await expect(canvasElement.querySelector("[data-slot=strap]")).not.toBeNull();
    await expect(within(canvasElement).getByRole("heading", { name: "No apps yet" })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { action: <Button intent="primary">Create app</Button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const action = within(canvasElement).getByRole("button", { name: "Create app" });
    await waitFor(() => expect(action).toHaveFocus());
    action.blur();
  },
};
