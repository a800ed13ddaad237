// Billing and payment of the account, which cannot be filled in.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { LaterForm } from "./LaterForm.tsx";

const meta = {
  title: "Console/Account/Later",
  component: LaterForm,
  decorators: [storyFrame],
  args: {
    title: "Fatturazione",
    text: "account.billing_text",
    label: "Fatturazione",
    fields: ["Ragione sociale", "Partita IVA", "Indirizzo di fatturazione"],
    supportEmail: "support@lanyard.example",
  },
} satisfies Meta<typeof LaterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Billing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const form = within(canvas.getByRole("form", { name: "Fatturazione" }));
    for (const field of form.getAllByRole("textbox")) await expect(field).toBeDisabled();
    await expect(canvas.getByRole("link")).toHaveAttribute(
      "href",
      "mailto:support@lanyard.example",
    );
  },
};

export const PaymentInFrench: Story = {
  args: {
    title: "Paiements",
    text: "account.payment_text",
    label: "Paiements",
    fields: ["Titulaire du compte", "IBAN"],
  },
  globals: { language: "fr" },
};
