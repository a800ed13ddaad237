// Menu with actions, links and options.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, Pencil, Trash2 } from "lucide-react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { createLink } from "../story-data/link.ts";
import { pressKey } from "../story-data/real-keys.ts";
import { useControlledArg } from "../story-data/useControlledArg.ts";
import { Menu } from "./Menu.tsx";

const remove = fn();
const choose = fn();

const meta = {
  title: "Components/Menu",
  component: Menu,
  args: {
    label: "Actions for version 2.1.0",
    align: "start",
    trigger: <Button>Actions</Button>,
    items: [
      { id: "edit", label: "Edit", icon: <Pencil aria-hidden="true" />, link: createLink("#edit") },
      {
        id: "download",
        label: "Download the archive",
        icon: <Download aria-hidden="true" />,
        link: createLink("#archive"),
      },
      {
        id: "remove",
        label: "Remove build",
        icon: <Trash2 aria-hidden="true" />,
        tone: "danger",
        onSelect: remove,
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="min-h-64">
        <Story />
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: "320px" },
      description: {
        component: "A short list of actions or options behind a button.",
      },
    },
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement) => within(canvas).getByRole("button");

export const Closed: Story = {};

export const OpenAtFirst: Story = { tags: ["hero"], args: { defaultOpen: true } };

export const ActionsOpen: Story = {
  tags: ["dark", "forced", "large-text", "rtl", "zoom"],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(
      await screen.findByRole("menu", { name: "Actions for version 2.1.0" }),
    ).toBeVisible();
    await expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveAttribute("href", "#edit");
  },
};

export const ChoicesOpen: Story = {
  args: {
    label: "Sort by",
    trigger: <Button>Sort by</Button>,
    items: [
      { id: "newest", label: "Newest first", checked: true, onSelect: choose },
      { id: "name", label: "Name", checked: false, onSelect: choose },
    ],
  },
  play: async ({ canvasElement }) => {
    choose.mockClear();
    await userEvent.click(button(canvasElement));
    await expect(await screen.findByRole("menuitemradio", { name: "Newest first" })).toBeChecked();
    await userEvent.click(screen.getByRole("menuitemradio", { name: "Name" }));
    await expect(choose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await userEvent.click(button(canvasElement));
    await screen.findByRole("menu");
  },
};

export const WithHeader: Story = {
  args: { header: <p className="text-sm text-ink-muted">Version 2.1.0, on sale since 3 March</p> },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(await screen.findByText(/on sale since/)).toBeVisible();
  },
};

export const DisabledAndSeparated: Story = {
  args: {
    items: [
      { id: "edit", label: "Edit", icon: <Pencil aria-hidden="true" />, link: createLink("#edit") },
      {
        id: "download",
        label: "Download the archive",
        icon: <Download aria-hidden="true" />,
        link: createLink("#archive"),
        disabled: true,
      },
      "separator",
      {
        id: "remove",
        label: "Remove build",
        icon: <Trash2 aria-hidden="true" />,
        tone: "danger",
        onSelect: remove,
      },
    ],
  },
  play: async ({ canvasElement }) => {
    remove.mockClear();
    await userEvent.click(button(canvasElement));
    const off = await screen.findByRole("menuitem", { name: "Download the archive" });
    await expect(off).toHaveAttribute("aria-disabled", "true");
    await expect(off).not.toHaveAttribute("href");
    await expect(screen.getByRole("separator")).toBeVisible();
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "Remove build" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledTimes(1);
    await userEvent.click(button(canvasElement));
    await screen.findByRole("menu");
  },
};

export const OpenedByThePage: Story = {
  args: { onOpenChange: fn() },
  render: function Render(args) {
    const [open, setOpen] = useControlledArg(false, args.onOpenChange);
    return <Menu {...args} open={open} onOpenChange={setOpen} data-testid="list" />;
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(await screen.findByTestId("list")).toHaveRole("menu");
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const OpenedByAssistiveTechnology: Story = {
  play: async ({ canvasElement }) => {
    // A click without pointer or key, as screen readers and voice control send it.
    button(canvasElement).click();
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveFocus());
    button(canvasElement).click();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    button(canvasElement).click();
    await screen.findByRole("menu");
  },
};

export const TabLeavesIt: Story = {
  render: (args) => (
    <div className="flex gap-2">
      <Button>Before</Button>
      <Menu {...args} />
      <Button>After</Button>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const findButton = (name: string) => within(canvasElement).getByRole("button", { name });
    const leave = async (key: string, target: string) => {
      findButton("Actions").focus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("menuitem", { name: "Edit" })).toHaveFocus());
      if (!(await pressKey(key))) return;
      await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
      await waitFor(() => expect(findButton(target)).toHaveFocus());
    };
    await leave("Tab", "After");
    await leave("Shift+Tab", "Before");
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    remove.mockClear();
    const on = (name: string) =>
      waitFor(() => expect(screen.getByRole("menuitem", { name })).toHaveFocus());
    await userEvent.tab();
    for (const [key, name] of [
      ["{ArrowDown}", "Edit"],
      [" ", "Edit"],
      ["{ArrowUp}", "Remove build"],
      ["{Enter}", "Edit"],
    ] as const) {
      await userEvent.keyboard(key);
      await on(name);
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(button(canvasElement)).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await on("Edit");
    await userEvent.keyboard("{End}");
    await on("Remove build");
    await userEvent.keyboard("{Home}{ArrowDown}");
    await on("Download the archive");
    await userEvent.keyboard("{ArrowUp}");
    await on("Edit");
    await userEvent.keyboard("r");
    await on("Remove build");
    await userEvent.keyboard("{Enter}");
    await expect(remove).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
    await userEvent.keyboard("{ArrowUp}");
    await on("Remove build");
    await userEvent.keyboard(" ");
    await expect(remove).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
  },
};
