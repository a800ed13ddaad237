// A product's store page as a connected company sees it, with its license.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { LicenseSnapshot } from "@lanyard/contract";
import { LicensePanel } from "./LicensePanel.tsx";
import { inDays, sampleLicense, storyNow } from "../../features/license/sample-license.ts";
import { samplePermissions, storeDetail } from "../../features/store/sample-store.ts";
import { StoreProduct } from "../../features/store/StoreProduct.tsx";
import { storyFrame } from "../../story-frame.tsx";

interface CompanysProductProps {
  readonly held: LicenseSnapshot;
  readonly onPay: () => Promise<void>;
  readonly onInstall: () => Promise<void>;
}

function CompanysProduct({ held, onPay, onInstall }: CompanysProductProps) {
  return (
    <StoreProduct
      detail={storeDetail()}
      permissions={samplePermissions}
      panel={
        <LicensePanel
          productId={12}
          name="Presenze"
          license={held}
          terms={{ price_amount: 9.5, price_currency: "EUR", expiration_id: 5, length: "Un anno" }}
          added={[]}
          gives
          company={{ name: "Northwind Srl", email: "hr@northwind.example" }}
          clock={() => storyNow}
          onGet={onPay}
          onPay={onPay}
          onInstall={onInstall}
          onUninstall={onInstall}
          onPropose={onPay}
        />
      }
    />
  );
}

const meta = {
  title: "Console/Store product/Of a company",
  component: CompanysProduct,
  decorators: [storyFrame],
  parameters: { layout: "padded" },
  args: { held: sampleLicense(), onPay: fn(async () => {}), onInstall: fn(async () => {}) },
} satisfies Meta<typeof CompanysProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Unpaid: Story = {
  tags: ["phone"],
  args: { held: sampleLicense({ state: "licensed" }) },
  play: async ({ canvas, args }) => {
    const pay = await canvas.findByRole("button", { name: /^Paga 9,50/ });
    await userEvent.click(pay);
    const question = await screen.findByRole("dialog");
    await userEvent.click(within(question).getByRole("button", { name: /^Paga/ }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(args.onPay).toHaveBeenCalledOnce();
    // Wait until the button is idle, for the story's picture.
    await waitFor(() => expect(pay).not.toHaveAttribute("aria-busy"));
  },
};
export const ExpiringWithAnUpdate: Story = {
  tags: ["dark"],
  args: {
    held: sampleLicense({
      state: "installed",
      installedVersion: "2.0.0",
      expiresAt: inDays(10),
    }),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Aggiorna alla 2.1.0" }));
    await expect(args.onInstall).toHaveBeenCalledOnce();
    // Both buttons wait until the action has ended.
    const renew = canvas.getByRole("button", { name: /^Rinnova per 9,50/ });
    await waitFor(() => expect(renew).toBeEnabled());
  },
};
