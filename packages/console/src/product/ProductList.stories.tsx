// The product list in all its states.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../story-frame.tsx";
import { ProductList } from "./ProductList.tsx";
import { everyCard, sampleCard } from "./sample-cards.ts";

const meta = {
  title: "Console/Product list",
  component: ProductList,
  decorators: [storyFrame],
  args: {
    products: [],
    byCreator: false,
    error: undefined,
    onRetry: fn(),
    create: <Button intent="primary">Crea prodotto</Button>,
    more: undefined,
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof ProductList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { products: undefined } };
export const Empty: Story = { tags: ["dark", "phone"] };
export const EmptyForAdministrator: Story = { args: { byCreator: true, create: undefined } };
export const One: Story = { args: { products: [sampleCard("draft")] } };
export const ManyWithEveryLabel: Story = {
  args: { products: everyCard() },
  tags: ["dark", "phone"],
};
export const AsAdministrator: Story = { args: { products: everyCard(), byCreator: true } };
export const InFrench: Story = { args: { products: everyCard() }, globals: { language: "fr" } };
export const FailedWithRetry: Story = {
  tags: ["dark", "phone"],
  args: {
    products: undefined,
    error: "Il servizio non è raggiungibile in questo momento. Riprova tra poco.",
  },
  play: async ({ canvasElement, args }) => {
    const alert = within(within(canvasElement).getByRole("alert"));
    await expect(alert.getByText("I prodotti non si sono caricati")).toBeVisible();
    await userEvent.click(alert.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const MoreToCome: Story = {
  tags: ["phone"],
  args: { products: everyCard().slice(0, 3), more: { busy: false, load: fn() } },
  play: async ({ canvasElement, args }) => {
    const more = within(canvasElement).getByRole("button", { name: "Mostra altri" });
    const cards = canvasElement.querySelector("[data-slot=card-grid]")!.getBoundingClientRect();
    const { top, left, right } = more.getBoundingClientRect();
    await expect(top - cards.bottom).toBe(24);
    await expect(left - cards.left).toBeCloseTo(cards.right - right, 0);
    await userEvent.click(more);
    more.blur();
    await expect(args.more?.load).toHaveBeenCalledOnce();
  },
};
