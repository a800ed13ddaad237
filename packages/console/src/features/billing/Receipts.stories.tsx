// Receipts: the list, and one as a document.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { ReceiptList } from "./ReceiptList.tsx";
import { ReceiptSheet } from "./ReceiptSheet.tsx";
import { sampleReceipt } from "./sample-receipt.ts";

const meta = {
  title: "Console/Store/Receipts",
  component: ReceiptList,
  decorators: [storyFrame],
  args: { receipts: [], busy: false },
} satisfies Meta<typeof ReceiptList>;
export default meta;
type Story = StoryObj<typeof meta>;

const receipts = [9.5, 12, 3].map((amount, at) =>
  sampleReceipt({ payment_id: 123 - at, number: `2026-000${123 - at}`, amount }),
);
const print = fn();

export const None: Story = {
  play: async () => {
    await expect(screen.getByText("Ancora nessuna ricevuta")).toBeVisible();
  },
};
export const Some: Story = {
  tags: ["dark"],
  args: { receipts, onMore: fn() },
  play: async ({ args }) => {
    await expect(
      screen.getByRole("link", { name: "Apri la ricevuta 2026-000122" }),
    ).toHaveAttribute("href", "/store/receipts/122");
    await userEvent.click(screen.getByRole("button", { name: "Mostra altre ricevute" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const NoneOnTheseDays: Story = {
  args: { narrowed: true },
  play: async () => {
    await expect(screen.getByText("Nessun pagamento in questi giorni")).toBeVisible();
    await expect(screen.queryByText("Ancora nessuna ricevuta")).toBeNull();
  },
};
export const MoreOnTheirWay: Story = {
  args: { receipts, onMore: fn(), busy: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { busy: true }));
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};
export const Document: Story = {
  render: () => <ReceiptSheet receipt={sampleReceipt()} onPrint={print} />,
  play: async () => {
    await expect(screen.getByText("9,50 €")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Stampa" }));
    await expect(print).toHaveBeenCalled();
  },
};
export const DocumentOfTheSandbox: Story = {
  render: () => (
    <ReceiptSheet
      receipt={sampleReceipt({ provider: "sandbox", period_ends_at: null })}
      onPrint={print}
    />
  ),
  play: async () => {
    await expect(screen.getByText(/non si è mosso denaro/)).toBeVisible();
    await expect(screen.getByText(/senza scadenza/)).toBeVisible();
    await expect(screen.getByText("Servizio di prova")).toBeVisible();
  },
};
