// The landing page: visitor, signed in, phone.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../story-frame.tsx";
import { Landing } from "./Landing.tsx";

const meta = {
  title: "Console/Landing",
  component: Landing,
  decorators: [storyFrame],
  args: {
    productName: "Lanyard",
    docsUrl: "https://docs.example.com",
    signedIn: false,
    register: (
      <Button intent="primary" size="lg">
        Contatta il supporto
      </Button>
    ),
  },
  parameters: { layout: "fullscreen" },
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Accedi" })).toHaveAttribute(
      "href",
      "/login",
    );
    await expect(
      within(canvasElement).getByRole("link", { name: "Richiedi una funzionalità" }),
    ).toHaveAttribute("href", "/functionality");
  },
};
export const SignedIn: Story = {
  args: { signedIn: true },
  play: async ({ canvasElement }) =>
    expect(
      within(canvasElement).getByRole("link", { name: "Vai ai tuoi prodotti" }),
    ).toHaveAttribute("href", "/dashboard/products"),
};
export const InFrench: Story = { globals: { language: "fr" } };
export const InSpanish: Story = { globals: { language: "es" } };
