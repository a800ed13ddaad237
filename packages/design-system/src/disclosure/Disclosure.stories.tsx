// Disclosure closed and open, with its own state and controlled, and its keys.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { pressKey } from "../story-data/real-keys.ts";
import { Disclosure, disclosureVariants } from "./Disclosure.tsx";

const meta = {
  title: "Components/Disclosure",
  component: Disclosure,
  args: {
    label: "What is in the archive",
    children: <p className="text-ink-muted">index.html, app.js, install.sql and 12 pictures.</p>,
    onOpenChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-md">{Story()}</div>],
  parameters: {
    docs: { description: { component: "Content that is hidden until the reader expands it." } },
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  tags: ["rtl"],
  render: (args) => (
    <div className="grid gap-4">
      {disclosureVariants.map((variant) => (
        <Disclosure key={variant} {...args} variant={variant} />
      ))}
    </div>
  ),
};

export const Open: Story = {
  tags: ["dark", "forced", "hero", "large-text"],
  render: (args) => (
    <div className="grid gap-4">
      {disclosureVariants.map((variant) => (
        <Disclosure key={variant} {...args} variant={variant} defaultOpen />
      ))}
    </div>
  ),
};

const text = (canvas: HTMLElement) => within(canvas).getByText(/index\.html/);
const summary = (canvas: HTMLElement) => {
  const element = canvas.querySelector("summary");
  if (!element) throw new Error("There is no summary.");
  return element;
};

export const ByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    await expect(text(canvasElement)).not.toBeVisible();
    await userEvent.click(summary(canvasElement));
    await expect(text(canvasElement)).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(summary(canvasElement));
    await expect(text(canvasElement)).not.toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(summary(canvasElement)).toHaveFocus());
    if (!(await pressKey("Enter"))) return;
    await waitFor(() => expect(text(canvasElement)).toBeVisible());
    await pressKey("Space");
    await waitFor(() => expect(text(canvasElement)).not.toBeVisible());
    await waitFor(() => expect(summary(canvasElement)).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
  },
};

function FoldedByThePage(args: Parameters<typeof Disclosure>[0]) {
  const [open, setOpen] = useState(true);
  return (
    <Disclosure {...args} open={open} onOpenChange={args.onOpenChange ?? (() => undefined)}>
      <Button onClick={() => setOpen(false)}>Done</Button>
    </Disclosure>
  );
}

export const KeptByThePage: Story = {
  render: (args) => <FoldedByThePage {...args} />,
  play: async ({ args, canvasElement }) => {
    const done = within(canvasElement).getByRole("button", { name: "Done" });
    for (const stop of [summary(canvasElement), done]) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    // The page ignores the change, so the content stays open.
    await userEvent.click(summary(canvasElement));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(done).toBeVisible();
    // The content closes while the focus is inside, so the focus moves to the label.
    await userEvent.click(done);
    await waitFor(() => expect(done).not.toBeVisible());
    await waitFor(() => expect(summary(canvasElement)).toHaveFocus());
  },
};

export const OpenedByTheBrowser: Story = {
  play: async ({ args, canvasElement }) => {
    const details = canvasElement.querySelector("details");
    // As the browser does for find-in-page.
    if (details) details.open = true;
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(true));
    await expect(details).toHaveAttribute("data-state", "open");
  },
};

export const LongLabel: Story = {
  tags: ["phone"],
  args: {
    label:
      "Three things are missing before this build can be sent: texts in Spanish, a banner, and what changed since version 1.4.0",
  },
};
