// Restored edits that were kept on this device: of another day, and with a file that could not be kept.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyFrame } from "../story-frame.tsx";
import { KeptNotice } from "./RestoredNotice.tsx";

const at = new Date(2026, 10, 21, 16, 40).getTime();
const putBack = fn();

const meta = {
  title: "Console/Kept edits",
  component: KeptNotice,
  decorators: [storyFrame],
  args: { restored: { at, lost: [], isToday: true }, onDiscard: fn(() => putBack) },
} satisfies Meta<typeof KeptNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = {};
export const WithoutALostFile: Story = {
  args: { restored: { at, lost: ["presenze-2.1.0.zip", "icona.png"], isToday: false } },
};
export const Discarded: Story = {
  play: async ({ args }) => {
    putBack.mockClear();
    await userEvent.click(screen.getByRole("button", { name: "Scarta" }));
    await expect(args.onDiscard).toHaveBeenCalledOnce();
    await userEvent.click(await screen.findByRole("button", { name: "Annulla" }));
    await expect(putBack).toHaveBeenCalledOnce();
  },
};
