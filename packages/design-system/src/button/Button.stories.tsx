// Every intent, size and state of Button.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Send, Trash2 } from "lucide-react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "./Button.tsx";
import { buttonIntents, buttonSizes } from "./button-look.ts";

const labels = {
  primary: "Send for review",
  secondary: "Save changes",
  quiet: "Cancel",
  danger: "Remove build",
} as const;

const meta = {
  title: "Components/Button",
  component: Button,
  args: { children: "Save changes", onClick: fn() },
  parameters: {
    docs: {
      description: {
        component:
          "Does something on this page. **Use** one primary per view, secondary beside it, quiet in rows and toolbars, danger where something is lost. **Not** for going to another page: that is LinkButton. **Keyboard:** Enter and Space press it; while busy it keeps the focus and ignores both.",
      },
    },
  },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IntentsAndSizes: Story = {
  tags: ["dark"],
  render: () => (
    <div className="grid justify-items-start gap-4">
      {buttonSizes.map((size) => (
        <div key={size} className="flex flex-wrap items-center gap-4">
          {buttonIntents.map((intent) => (
            <Button key={intent} intent={intent} size={size}>
              {labels[intent]}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
};

export const WithIcon: Story = {
  tags: ["rtl"],
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      <Button intent="primary" icon={<Send aria-hidden="true" />}>
        Send for review
      </Button>
      <Button intent="danger" icon={<Trash2 aria-hidden="true" />}>
        Remove build
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  tags: ["dark"],
  render: () => (
    <div className="flex flex-wrap items-center gap-4">
      {buttonIntents.map((intent) => (
        <Button key={intent} intent={intent} disabled>
          {labels[intent]}
        </Button>
      ))}
    </div>
  ),
};

export const Busy: Story = {
  args: { intent: "primary", busy: true, busyLabel: "Saving" },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Saving");
    button.blur();
  },
};

export const BusyKeepsItsWidth: Story = {
  render: () => (
    <div className="grid justify-items-start gap-4">
      {buttonIntents.map((intent) => (
        <div key={intent} className="flex gap-4">
          <Button intent={intent}>{labels[intent]}</Button>
          <Button intent={intent} busy busyLabel="Working">
            {labels[intent]}
          </Button>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = within(canvasElement)
      .getAllByRole("button")
      .map((button) => button.getBoundingClientRect().width);
    await Promise.all(
      buttonIntents.map((_, row) => expect(widths[row * 2 + 1]).toBe(widths[row * 2])),
    );
  },
};

export const FocusVisible: Story = {
  tags: ["dark"],
  args: { intent: "primary" },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole("button");
    await expect(button).toHaveFocus();
    await expect(getComputedStyle(button).outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};
