// A tooltip on each side, by pointer and by keyboard.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Webhook } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { IconButton } from "../button/IconButton.tsx";
import { Menu } from "../menu/Menu.tsx";
import { Tooltip } from "./Tooltip.tsx";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  args: {
    text: "Called when a company installs, pays or uninstalls",
    children: <Button icon={<Webhook aria-hidden="true" />}>Webhook</Button>,
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-40 items-center justify-center">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: "200px" },
      description: {
        component: "A few words about a control.",
      },
    },
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const getTip = () =>
  waitFor(() =>
    expect(screen.getByRole("tooltip")).toHaveTextContent("Called when a company installs"),
  );

export const OpenAtFirst: Story = { tags: ["hero"], args: { defaultOpen: true } };

export const OnFocus: Story = {
  tags: ["dark", "forced", "large-text"],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await getTip();
    await expect(within(canvasElement).getByRole("button")).toHaveAccessibleDescription(
      /Called when a company/,
    );
    const pressed = fn();
    within(canvasElement).getByRole("button").addEventListener("click", pressed);
    for (const key of ["{Escape}", "{Enter}", " "]) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
      await waitFor(() => expect(within(canvasElement).getByRole("button")).toHaveFocus());
      await userEvent.tab();
      await userEvent.tab({ shift: true });
      await getTip();
    }
    await expect(pressed).toHaveBeenCalledTimes(2);
  },
};

export const OnHover: Story = {
  args: { side: "bottom" },
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole("button"));
    await getTip();
  },
};

/** The text leaves when the menu opens, and Escape closes the menu alone. */
export const OnTheButtonOfAMenu: Story = {
  render: () => (
    <Menu
      label="Webhook"
      align="start"
      trigger={<IconButton label="Actions for the webhook" icon={<Webhook aria-hidden="true" />} />}
      items={[
        { id: "test", label: "Send a test" },
        { id: "remove", label: "Remove", tone: "danger" },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    const menuButton = canvas.getByRole("button", { name: "Actions for the webhook" });
    await userEvent.hover(menuButton);
    const bubble = () => document.querySelector("[data-slot=tooltip]");
    await waitFor(() => expect(bubble()).toBeVisible());
    await userEvent.click(menuButton);
    await expect(await screen.findByRole("menu", { name: "Webhook" })).toBeVisible();
    await waitFor(() => expect(bubble()).toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(menuButton).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu", { name: "Webhook" });
  },
};
