// Paying: who pays what for which period, and what has become of each license.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { CallFailure } from "../../api/send.ts";
import { storyFrame } from "../../story-frame.tsx";
import PayModal from "./PayModal.tsx";
import type { Renewal } from "./renewal.ts";

// A fixed end, because the dialog says from when the next period lasts.
const terms = { price_currency: "EUR", expiration_id: 2, length: "1 mese" };
const sampleRenewals: readonly Renewal[] = [
  {
    ...terms,
    product_id: 2,
    name: "Sale riunioni",
    price_amount: 12.5,
    renews: "2099-03-13T12:00:00.000Z",
  },
  { ...terms, product_id: 5, name: "Parcheggio", price_amount: 8.9 },
];
const line = { error: "", license: null, payment: null };
const meta = {
  title: "Console/Licenses/PayModal",
  component: PayModal,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    company: "Bottega Conti",
    renewals: sampleRenewals,
    busy: false,
    onPay: fn(),
  },
} satisfies Meta<typeof PayModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AskedBeforePaying: Story = {
  tags: ["dark", "phone"],
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText("1 mese, dal 13 marzo 2099")).toBeVisible();
    await expect(screen.getByText("Bottega Conti")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^Paga 21,40/ }));
    await expect(args.onPay).toHaveBeenCalled();
  },
};

export const OneLicense: Story = {
  args: { renewals: sampleRenewals.slice(1) },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText("1 mese, da oggi")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Annulla" }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Paying: Story = {
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    const pay = await screen.findByRole("button", { name: /^Paga 21,40/ });
    await expect(pay).toHaveAttribute("aria-busy", "true");
    await userEvent.click(pay);
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(screen.getByRole("button", { name: "Annulla" })).toBeDisabled();
  },
};

export const PriceChanged: Story = {
  args: {
    error: new CallFailure("", 409, [], "", undefined, "", undefined, [
      {
        product_id: 5,
        price_amount: 12,
        price_currency: "EUR",
        expiration_id: 2,
        expiration_name: "1 mese",
      },
    ]),
  },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent(/i prezzi sono cambiati/);
  },
};

export const MoreThanOnePaymentTakes: Story = {
  args: {
    renewals: Array.from({ length: 103 }, (_, at) => ({ ...sampleRenewals[1]!, product_id: at })),
  },
  play: async () => {
    await expect(await screen.findByText(/ne restano 3 da pagare dopo/)).toBeInTheDocument();
  },
};

export const OneCurrencyAtATime: Story = {
  args: {
    renewals: sampleRenewals.map((one, at) => (at === 1 ? { ...one, price_currency: "USD" } : one)),
  },
  play: async () => {
    await expect(await screen.findByText(/ne resta 1 da pagare dopo/)).toBeVisible();
    await expect(screen.getAllByRole("listitem")).toHaveLength(sampleRenewals.length - 1);
    await expect(screen.getByRole("button", { name: /^Paga [\d,]+\s€$/ })).toBeVisible();
  },
};

export const EachResult: Story = {
  args: {
    renewals: ["Sale riunioni", "Parcheggio", "Mensa", "Navetta"].map((name, at) => ({
      ...sampleRenewals[1]!,
      product_id: at,
      name,
    })),
    lines: [
      { ...line, product_id: 0, outcome: "paid" },
      { ...line, product_id: 1, outcome: "already_paid" },
      {
        ...line,
        product_id: 2,
        outcome: "not_renewable",
        error: "Il prodotto non è in vendita per te: adesso non si può pagare.",
      },
      { ...line, product_id: 3, outcome: "other_currency" },
    ],
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText("Non pagabile")).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "Chiudi" })[0]!);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = { args: { error: new Error("Il server non risponde.") } };
