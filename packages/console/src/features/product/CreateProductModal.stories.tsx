// The modal that creates a product: open, invalid, busy, refused.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import CreateProductModal from "./CreateProductModal.tsx";

const meta = {
  title: "Console/Create product",
  component: CreateProductModal,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "420px" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    docsUrl: "https://docs.example.com",
    busy: false,
    error: undefined,
    owner: undefined,
    onCreate: fn(() => Promise.resolve(true)),
  },
} satisfies Meta<typeof CreateProductModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole("button", { name: "Crea" })).toBeDisabled();
    await userEvent.type(
      screen.getByRole("textbox", { name: /Nome pubblico/ }),
      "  Mensa  {Enter}",
    );
    await expect(args.onCreate).toHaveBeenCalledOnce();
    await expect(args.onCreate).toHaveBeenCalledWith("Mensa");
  },
};
export const Invalid: Story = {
  play: async () => {
    const name = screen.getByRole("textbox", { name: /Nome pubblico/ });
    await userEvent.type(name, "Mensa");
    await expect(screen.getByRole("button", { name: "Crea" })).toBeEnabled();
    await userEvent.clear(name);
    await userEvent.type(name, "   ");
    await userEvent.tab();
    await expect(await screen.findByText("Scrivi il nome pubblico del prodotto.")).toBeVisible();
    await expect(screen.getByRole("button", { name: "Crea" })).toBeDisabled();
  },
};
export const Busy: Story = { args: { busy: true } };
export const RefusedByTheServer: Story = {
  args: { error: "Il nome può avere al massimo 120 caratteri." },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };
