// Popover: where it opens, how it closes, and where the focus goes.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Checkbox } from "../choice/Checkbox.tsx";
import { TextField } from "../field/TextField.tsx";
import { Modal } from "../modal/Modal.tsx";
import { DialogOpener } from "../story-data/controlled.tsx";
import { pressKey } from "../story-data/real-keys.ts";
import { Popover } from "./Popover.tsx";

const meta = {
  title: "Components/Popover",
  component: Popover,
  args: {
    label: "Price",
    trigger: <Button>What is in it</Button>,
    children: (
      <>
        <p className="pb-3 text-ink-muted">€ 8.90 a month, for up to 25 people, taxes included.</p>
        <TextField label="Other number of people" />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div className="flex min-h-72 items-start gap-4">
        {Story()}
        <Button>Next</Button>
      </div>
    ),
  ],
  parameters: {
    docs: {
      story: { inline: false, height: "320px" },
      description: { component: "A small surface beside its button, with fields or facts." },
    },
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement) =>
  within(canvas).getByRole("button", { name: "What is in it" });
const surface = () => screen.findByRole("dialog", { name: "Price" });
const waitForClose = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
/** What closes gives the focus back in a task of its own, which this one follows. */
const focusSettled = () => new Promise((resolve) => setTimeout(resolve));

export const Closed: Story = {};

export const OpenAtFirst: Story = { tags: ["hero"], args: { defaultOpen: true } };

export const Open: Story = {
  args: { onOpenChange: fn() },
  tags: ["dark", "forced", "rtl", "zoom"],
  play: async ({ args, canvasElement }) => {
    await expect(button(canvasElement)).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button(canvasElement));
    await expect(await surface()).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
  },
};

export const WithArrow: Story = {
  args: {
    arrow: true,
    children: <p>For up to 25 people.</p>,
  },
  decorators: [(Story) => <div className="ps-24">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await surface();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await surface();
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitForClose();
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
    const next = within(canvasElement).getByRole("button", { name: "Next" });
    for (const { key, reached } of [
      { key: "Shift+Tab", reached: button(canvasElement) },
      { key: "Tab", reached: next },
    ]) {
      await userEvent.keyboard(" ");
      await surface();
      await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
      if (!(await pressKey(key))) return;
      await waitForClose();
      await focusSettled();
      await waitFor(() => expect(reached).toHaveFocus());
    }
    await userEvent.tab({ shift: true });
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
    await userEvent.keyboard(" ");
    await surface();
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitForClose();
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
  },
};

export const ClosesOutside: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await surface();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Next" }));
    await waitForClose();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() =>
      expect(within(canvasElement).getByRole("button", { name: "Next" })).toHaveFocus(),
    );
  },
};

export const ControlledByThePage: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(true);
    return (
      <Popover {...args} open={open} onOpenChange={setOpen}>
        <Checkbox label="Show the price" checked={false} onCheckedChange={() => setOpen(false)} />
      </Popover>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(await surface()).getByRole("checkbox"));
    await waitForClose();
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
  },
};

export const InAModal: Story = {
  render: (args) => (
    <DialogOpener label="Offer">
      {(open, setOpen) => (
        <Modal title="Offer" closeLabel="Close" open={open} onOpenChange={setOpen}>
          <Popover {...args} />
        </Modal>
      )}
    </DialogOpener>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Offer" }));
    const dialog = await screen.findByRole("dialog", { name: "Offer" });
    const opener = within(dialog).getByRole("button", { name: "What is in it" });
    await userEvent.click(opener);
    await expect(dialog).toContainElement(await surface());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Price" })).toBeNull());
    await expect(dialog).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await surface();
    await waitFor(() => expect(screen.getByRole("textbox")).toHaveFocus());
    // The button is the dialog's last tab stop, so the first one follows.
    if (!(await pressKey("Tab"))) return;
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Price" })).toBeNull());
    await focusSettled();
    await waitFor(() =>
      expect(within(dialog).getByRole("button", { name: "Close" })).toHaveFocus(),
    );
    await userEvent.click(opener);
    await surface();
  },
};

export const OpensAModal: Story = {
  render: function Render(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Popover {...args}>
          <Button onClick={() => setOpen(true)}>All prices</Button>
        </Popover>
        <Modal open={open} onOpenChange={setOpen} title="All prices" closeLabel="Close">
          <TextField label="Number of people" />
        </Modal>
      </>
    );
  },
  decorators: [
    (Story) => (
      <>
        <Button>Before</Button>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await userEvent.click(within(await surface()).getByRole("button", { name: "All prices" }));
    const dialog = await screen.findByRole("dialog", { name: "All prices" });
    await waitFor(() => expect(within(dialog).getByRole("textbox")).toHaveFocus());
    // The popover, with the button that opened the dialog, is closed.
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Price" })).toBeNull());
    await userEvent.keyboard("{Escape}");
    await waitForClose();
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
  },
};

export const LongContent: Story = {
  args: {
    children: Array.from({ length: 30 }, (_, at) => (
      <p key={at} className="py-1">
        {at + 1}. Every week has a plan, every plan has people, and each of them has a badge.
      </p>
    )),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(button(canvasElement));
    const box = (await surface()).getBoundingClientRect();
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};
