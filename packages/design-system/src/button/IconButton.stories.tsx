// Every intent, size and state of IconButton.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Trash2 } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { buttonIntents, buttonSizes } from "./button-look.ts";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Components/IconButton",
  component: IconButton,
  args: { label: "Remove", icon: <Trash2 aria-hidden="true" />, onClick: fn() },
  parameters: {
    docs: {
      description: {
        component: "A button with only an icon.",
      },
    },
  },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IntentsAndSizes: Story = {
  tags: ["dark", "forced", "large-text"],
  render: (args) => (
    <div className="grid justify-items-start gap-4">
      {buttonSizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          {buttonIntents.map((intent) => (
            <IconButton key={intent} {...args} intent={intent} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-4">
      {buttonIntents.map((intent) => (
        <IconButton key={intent} {...args} intent={intent} disabled />
      ))}
    </div>
  ),
};

export const Busy: Story = {
  args: { busy: true, busyLabel: "Removing" },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Remove" });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveFocus());
    button.blur();
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Removing");
    button.blur();
  },
};

export const FocusVisible: Story = {
  tags: ["hero"],
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: "Remove" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const ItsNameShows: Story = {
  decorators: [
    (Story) => <div className="flex min-h-32 items-center justify-center">{Story()}</div>,
  ],
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: args.label });
    const tip = () => document.querySelector("[data-slot=tooltip]");
    await userEvent.hover(button);
    await waitFor(() => expect(tip()).toBeVisible());
    await userEvent.unhover(button);
    await waitFor(() => expect(tip()).toBeNull());
    await userEvent.tab();
    await waitFor(() => expect(tip()).toBeVisible());
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(tip()).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(tip()).toHaveTextContent(args.label));
  },
};
