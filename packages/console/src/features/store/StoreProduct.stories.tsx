// A product's page in the store.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../story-frame.tsx";
import { samplePermissions, storeDetail } from "./sample-store.ts";
import { StoreProduct } from "./StoreProduct.tsx";
import { StoreProductSkeleton } from "./StoreProductSkeleton.tsx";

const meta = {
  title: "Console/Store product",
  component: StoreProduct,
  decorators: [storyFrame],
  args: {
    detail: storeDetail(),
    permissions: samplePermissions,
    panel: <Button intent="primary">Collega la tua azienda</Button>,
  },
  parameters: { layout: "padded" },
} satisfies Meta<typeof StoreProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText("9,50 € per un anno")).toBeVisible();
    await userEvent.click(canvas.getByText("1 versione precedente"));
    await expect(canvas.getByText("1.0.0")).toBeVisible();
  },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };
const bare = storeDetail();
export const AsksForNothing: Story = {
  args: { detail: { ...bare, permissions: [], builds: bare.builds.slice(0, 1) } },
};
export const Loading: Story = { render: () => <StoreProductSkeleton /> };
