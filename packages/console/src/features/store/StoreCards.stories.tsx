// The wall of the store in all its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { StoreCards, type StoreCardsProps } from "./StoreCards.tsx";
import { licenseStateCards, storeGridCards } from "./sample-store.ts";

const usual: StoreCardsProps = {
  cards: [],
  query: {},
  stale: false,
  error: undefined,
  onRetry: fn(),
  onClear: fn(),
  withLicense: false,
  more: undefined,
};

const meta = {
  title: "Console/Store",
  component: StoreCards,
  decorators: [storyFrame],
  args: usual,
  parameters: { layout: "padded" },
} satisfies Meta<typeof StoreCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { args: { cards: storeGridCards() } };
export const CompanyConnected: Story = {
  tags: ["dark", "phone"],
  args: { cards: licenseStateCards(), withLicense: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Da pagare")).toBeVisible();
    await expect(canvas.getAllByText("9,50 € per un anno")[0]).toBeVisible();
    await expect(canvas.getByText("Aggiornamento alla 1.2.0")).toBeVisible();
  },
};
export const CompanyInEnglish: Story = {
  args: { cards: licenseStateCards(), withLicense: true },
  globals: { language: "en" },
};
export const CompanyInSpanish: Story = {
  args: { cards: licenseStateCards(), withLicense: true },
  globals: { language: "es" },
};
export const CompanyInFrench: Story = {
  args: { cards: licenseStateCards(), withLicense: true },
  globals: { language: "fr" },
};
export const Loading: Story = { args: { cards: undefined } };
export const Empty: Story = {};
export const NoResultForTheFilter: Story = {
  args: { query: { filter: "zebra" } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le app" }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};
export const NoResultForAWordWithoutEnd: Story = {
  args: { query: { filter: "parcheggi".repeat(11) } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole("heading", { name: /parcheggiparcheggi/ });
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
    const { right } = title.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
export const NothingUnderTheMenuEntry: Story = { args: { query: { menu_entry_id: 2 } } };
export const Failed: Story = {
  args: { cards: undefined, error: "Il server non risponde." },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
/** The previous apps stay, greyed out, until the new ones have loaded. */
export const OthersOnTheirWay: Story = {
  args: { cards: storeGridCards(3), query: { filter: "men" }, stale: true },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "App dello store" });
    await expect(list.parentElement).toHaveAttribute("aria-busy", "true");
  },
};
