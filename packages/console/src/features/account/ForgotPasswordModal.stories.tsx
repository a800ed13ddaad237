// The modal for a forgotten password: open, sent, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import ForgotPasswordModal from "./ForgotPasswordModal.tsx";

const meta = {
  title: "Console/Forgotten password",
  component: ForgotPasswordModal,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: { open: true, email: "", onOpenChange: fn(), onSend: fn(), state: "idle" },
} satisfies Meta<typeof ForgotPasswordModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole("textbox", { name: /E-mail/ }), "ada@example.com{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("ada@example.com");
  },
};
export const InvalidEmail: Story = {
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole("textbox", { name: /E-mail/ }), "ada{Enter}");
    await expect(await screen.findByText("Questo indirizzo e-mail non è valido.")).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};
export const Sending: Story = { args: { email: "ada@example.com", state: "sending" } };
export const Sent: Story = { args: { email: "ada@example.com", state: "sent" } };
export const Failed: Story = {
  args: {
    email: "ada@example.com",
    state: "failed",
    error: "Troppe richieste. Riprova tra 60 secondi.",
  },
};
