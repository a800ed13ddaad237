// The apps that a company has installed: loading, failed, none, with an update, expired.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../story-frame.tsx";
import { InstalledApps } from "./InstalledApps.tsx";
import { expiring, free, hiddenButPaid } from "./sample-licenses.ts";

const meta = {
  title: "Console/Licenses/InstalledApps",
  component: InstalledApps,
  decorators: [storyFrame],
  args: {
    apps: [free, hiddenButPaid, expiring],
    error: undefined,
    onRetry: fn(),
    onUninstall: fn(),
    browse: <Button>Vai allo store</Button>,
    more: undefined,
  },
} satisfies Meta<typeof InstalledApps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Installed: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("Aggiornamento alla 3.1.0")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Disinstalla Accoglienza" }));
    await expect(args.onUninstall).toHaveBeenCalledWith(free);
  },
};
export const Loading: Story = { args: { apps: undefined } };
export const None: Story = { args: { apps: [] } };
export const Failed: Story = {
  args: { apps: undefined, error: "Il server non risponde." },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
