// ConfirmModal before actions that are hard to undo.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ConfirmModal } from "./ConfirmModal.tsx";

const meta = {
  title: "Components/ConfirmModal",
  component: ConfirmModal,
  args: {
    open: true,
    onOpenChange: fn(),
    onCancel: fn(),
    onConfirm: fn(),
    title: "Remove this build?",
    children: "Version 2.1.0 and its files are deleted. The version on sale stays.",
    confirmLabel: "Remove build",
    cancelLabel: "Keep it",
    closeLabel: "Close",
    tone: "danger",
    busyLabel: "Removing the build",
  },
  parameters: {
    docs: {
      story: { inline: false, height: "360px" },
      description: {
        component: "Asks for confirmation before an action that is hard to undo.",
      },
    },
  },
} satisfies Meta<typeof ConfirmModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Destructive: Story = {
  tags: ["dark", "forced", "large-text", "phone"],
  play: async ({ args }) => {
    const question = within(await screen.findByRole("alertdialog", { name: "Remove this build?" }));
    const findButton = (name: string) => question.getByRole("button", { name });
    await waitFor(() => expect(findButton("Keep it")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(findButton("Remove build")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onConfirm).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await waitFor(() => expect(findButton("Close")).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(findButton("Keep it")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.click(findButton("Remove build"));
    await expect(args.onConfirm).toHaveBeenCalledTimes(3);
  },
};

const top = (name: string) => screen.getByRole("button", { name }).getBoundingClientRect().top;

export const DestructiveOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async () => {
    await screen.findByRole("alertdialog");
    await waitFor(() => expect(top("Keep it")).toBeLessThan(top("Remove build")));
  },
};

export const Plain: Story = {
  args: {
    tone: "default",
    title: "Send version 2.1.0 for review?",
    children: "While it waits you can still change price and publication.",
    confirmLabel: "Send for review",
    cancelLabel: "Not yet",
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    const question = within(await screen.findByRole("alertdialog"));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(question.getByRole("button", { name: /Remove build/ }));
    await waitFor(() =>
      expect(question.getByRole("button", { name: /Remove build/ })).toHaveFocus(),
    );
    await expect(question.getByRole("button", { name: "Keep it" })).toBeDisabled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
