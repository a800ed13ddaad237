// Renewing several licenses: the total, each result, and the remaining licenses.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import { storyFrame } from "../story-frame.tsx";
import RenewModal from "./RenewModal.tsx";
import { wantedOf } from "./renewals.ts";
import { expired, expiring, hiddenButPaid } from "./sample-licenses.ts";

const wanted = wantedOf([expiring, expired, hiddenButPaid]);
const meta = {
  title: "Console/Licenses/RenewModal",
  component: RenewModal,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    wanted,
    results: [],
    onPages: false,
    busy: false,
    error: undefined,
    onRenew: fn(),
  },
} satisfies Meta<typeof RenewModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TotalBeforePaying: Story = {
  tags: ["dark", "phone"],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: /^Paga 21,40/ }));
    await expect(args.onRenew).toHaveBeenCalled();
  },
};

export const Paying: Story = {
  args: { busy: true },
  play: async ({ userEvent, args }) => {
    const pay = await screen.findByRole("button", { name: /^Paga 21,40/ });
    await expect(pay).toHaveAttribute("aria-busy", "true");
    await userEvent.click(pay);
    await expect(args.onRenew).not.toHaveBeenCalled();
    await expect(screen.getByRole("button", { name: "Annulla" })).toBeDisabled();
  },
};

export const OnePageAfterTheOther: Story = {
  args: {
    onPages: true,
    wanted: wanted.slice(1),
    results: [{ name: "Sale riunioni", outcome: "paid", error: "" }],
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Continua con Parcheggio" }));
    await expect(screen.getByText(/^La licenza si paga sulla pagina/)).toBeVisible();
    await expect(args.onRenew).toHaveBeenCalled();
  },
};

export const EachResult: Story = {
  args: {
    wanted: [],
    results: [
      { name: "Sale riunioni", outcome: "paid", error: "" },
      { name: "Parcheggio", outcome: "refused", error: "Il pagamento è stato rifiutato." },
      { name: "Mensa", outcome: "price_changed", error: "Il prezzo è ora 12.00 EUR." },
      { name: "Cambio turno", outcome: "not_renewable", error: "" },
      { name: "Navetta", outcome: "unknown", error: "" },
      { name: "Presenze", outcome: "already_paid", error: "" },
    ],
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText("Prezzo cambiato")).toBeVisible();
    await userEvent.click(screen.getAllByRole("button", { name: "Chiudi" })[0]!);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Failed: Story = { args: { error: "Il server non risponde." } };
