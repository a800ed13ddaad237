// The links to a connected company's pages, where the top bar does not show them.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { paths } from "../../app/paths.ts";
import { storyFrame } from "../../story-frame.tsx";
import { CompanyNav } from "./CompanyNav.tsx";

const meta = {
  title: "Console/Company places",
  component: CompanyNav,
  decorators: [storyFrame],
  args: { name: "Rossi Forniture", onDisconnect: fn() },
  parameters: { layout: "padded", path: paths.licenses },
} satisfies Meta<typeof CompanyNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AtTheLicenses: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent("Licenze");
    await userEvent.click(canvas.getByRole("button", { name: "Scollega azienda" }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};
export const InFrench: Story = { globals: { language: "fr" } };
export const LongName: Story = {
  args: {
    name: "Consorzio intercomunale per la gestione integrata dei servizi di portierato e sicurezza dell’area metropolitana",
  },
};
