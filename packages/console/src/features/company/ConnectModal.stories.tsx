// The dialog that connects a company.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import ConnectModal from "./ConnectModal.tsx";

const meta = {
  title: "Console/Connect company",
  component: ConnectModal,
  decorators: [storyFrame],
  args: {
    open: true,
    onOpenChange: fn(),
    onConnect: fn(),
    busy: false,
    supportEmail: "aiuto@lanyard.test",
  },
  parameters: { docs: { story: { inline: false, height: "560px" } } },
} satisfies Meta<typeof ConnectModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await userEvent.type(await screen.findByLabelText(/Token dell’azienda/), " un-token {Enter}");
    await expect(args.onConnect).toHaveBeenCalledWith("un-token");
  },
};
export const WithoutAToken: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("button", { name: "Collega" }));
    await expect(await screen.findByText("Inserisci il token dell’azienda.")).toBeVisible();
    await expect(args.onConnect).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { error: "Il token dell’azienda non è valido." },
  play: async () => {
    await userEvent.type(await screen.findByLabelText(/Token dell’azienda/), "sbagliato");
    await expect(await screen.findByText("Il token dell’azienda non è valido.")).toBeVisible();
  },
};
export const Connecting: Story = { args: { busy: true } };
