// The dialog of keyboard shortcuts, and its switch.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { listCommands } from "./commands.ts";
import { KeysSheet } from "./KeysSheet.tsx";

const meta = {
  title: "Console/Keyboard shortcuts",
  component: KeysSheet,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "620px" } } },
  args: { commands: listCommands("creator"), open: true, onOpenChange: fn() },
} satisfies Meta<typeof KeysSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OfACreator: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    const single = screen.getByRole("switch", { name: "Tasti singoli" });
    await expect(single).toBeChecked();
    await userEvent.click(single);
    await expect(localStorage.getItem("single_keys")).toBe("off");
    await userEvent.click(single);
    await expect(localStorage.getItem("single_keys")).toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};
export const OfAVisitor: Story = { args: { commands: listCommands(undefined) } };
