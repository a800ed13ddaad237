// The menu entries as filter buttons ("straps") above the wall, with the number of apps in each.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { sampleMenu } from "./sample-store.ts";
import { CategoryFilter } from "./CategoryFilter.tsx";

const meta = {
  title: "Console/Store entries",
  component: CategoryFilter,
  decorators: [storyFrame],
  args: {
    menu: sampleMenu,
    counts: new Map(sampleMenu.map(({ id }) => [id, id * 7])),
    all: 147,
    selected: undefined,
    onChoose: fn(),
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof CategoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Every: Story = {
  tags: ["dark", "forced", "large-text"],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: "Tutte 147", pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Presenze 21" }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(3);
    (document.activeElement as HTMLElement).blur();
  },
};
/** A second click clears the filter. */
export const Chosen: Story = {
  args: { selected: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Presenze 21", pressed: true }));
    await expect(args.onChoose).toHaveBeenLastCalledWith(undefined);
    (document.activeElement as HTMLElement).blur();
  },
};
export const NotCountedYet: Story = { args: { counts: undefined, all: undefined } };
/** Counts above a thousand show as 1000+; an entry without apps shows 0. */
export const Thousands: Story = {
  args: { counts: new Map([[1, 1001]]), all: 1001 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Accessi 1000+" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Sicurezza 0" })).toBeVisible();
  },
};
export const Loading: Story = {
  args: { menu: undefined, counts: undefined, all: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
  },
};
