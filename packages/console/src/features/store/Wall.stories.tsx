// The wall of the store in all its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { Wall, type WallProps } from "./Wall.tsx";
import { standingCards, wallCards } from "./sample-store.ts";

const usual: WallProps = {
  cards: [],
  asked: {},
  stale: false,
  error: undefined,
  onRetry: fn(),
  onClear: fn(),
  withStanding: false,
  more: undefined,
};

const meta = {
  title: "Console/Store",
  component: Wall,
  decorators: [storyFrame],
  args: usual,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Wall>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { args: { cards: wallCards() } };
export const CompanyConnected: Story = {
  tags: ["dark", "phone"],
  args: { cards: standingCards(), withStanding: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Da pagare")).toBeVisible();
    await expect(canvas.getAllByText("9,50 € per un anno")[0]).toBeVisible();
    await expect(canvas.getByText("Aggiornamento alla 1.2.0")).toBeVisible();
  },
};
export const CompanyInFrench: Story = {
  args: { cards: standingCards(), withStanding: true },
  globals: { language: "fr" },
};
export const Loading: Story = { args: { cards: undefined } };
export const Empty: Story = {};
export const NoResultForTheFilter: Story = {
  args: { asked: { filter: "zebra" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le app" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const NoResultForAWordWithoutEnd: Story = {
  args: { asked: { filter: "parcheggi".repeat(11) } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: /parcheggiparcheggi/ });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    const { right } = title.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const NothingUnderTheMenuEntry: Story = { args: { asked: { menu_entry_id: 2 } } };
export const Failed: Story = {
  args: { cards: undefined, error: "Il server non risponde." },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The previous apps stay, greyed out, until the new ones have loaded. */
export const OthersOnTheirWay: Story = {
  args: { cards: wallCards(3), asked: { filter: "men" }, stale: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "App dello store" });
    await expect(list.parentElement).toHaveAttribute("aria-busy", "true");
  },
};
