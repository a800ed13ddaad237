// Builds that wait for their creator: none, one rejected, drafts, many of both.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { sampleCard } from "./sample-cards.ts";
import { UnfinishedBuilds, type UnfinishedBuildsProps } from "./UnfinishedBuilds.tsx";

const rejected = [
  sampleCard("rejected", {
    product_name: "Badge smarrito",
    rejection_reason:
      "L’app chiede il permesso «Aprire porte e varchi», ma nessuna schermata lo usa e la descrizione non lo spiega.\nL’icona è sfocata.",
  }),
  sampleCard("rejected", { product_name: "Mensa", rejection_reason: "L’icona è sfocata." }),
  sampleCard("rejected", { product_name: "Navetta" }),
];
const draft = [
  sampleCard("draft", { product_name: "Clima in azienda", missing: 2 }),
  sampleCard("draft", {
    product_name: "Parcheggio condiviso per sedi con più ingressi e turni notturni",
    missing: 9,
  }),
  sampleCard("draft", { product_name: "Sale riunioni", missing: 0 }),
];

const usual: UnfinishedBuildsProps = {
  builds: { rejected, draft },
  counts: { rejected: 3, draft: 3 },
};

const meta = {
  title: "Console/Unfinished builds",
  component: UnfinishedBuilds,
  decorators: [storyFrame],
  parameters: { layout: "padded" },
  args: usual,
} satisfies Meta<typeof UnfinishedBuilds>;
export default meta;
type Story = StoryObj<typeof meta>;

export const None: Story = {
  args: { builds: { rejected: [], draft: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("heading")).toBeNull();
  },
};
export const OneRejected: Story = {
  args: {
    builds: { rejected: rejected.slice(0, 1), draft: [] },
    counts: { rejected: 1, draft: 0 },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^L’app chiede il permesso/)).toBeVisible();
    // Only the first line of the reason is shown.
    await expect(canvas.queryByText(/sfocata/)).toBeNull();
    await expect(canvas.getByRole("link", { name: "Badge smarrito" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/dashboard\/build\/products\/\d+\/submissions\/\d+$/),
    );
    await expect(canvas.queryByRole("link", { name: /Vedi tutti/ })).toBeNull();
  },
};
export const Drafts: Story = {
  args: { builds: { rejected: [], draft } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Mancano 2 campi")).toBeVisible();
    await expect(canvas.getByText("Pronta per la revisione")).toBeVisible();
  },
};
export const ManyOfBoth: Story = {
  tags: ["dark", "phone"],
  args: { counts: { rejected: 5, draft: 10_001 } },
  play: async ({ canvasElement }) => {
    const all = within(canvasElement).getByRole("link", { name: /Vedi tutti \(10.000\+\)/ });
    await expect(all).toHaveAttribute("href", "/?status=draft");
  },
};
export const InFrench: Story = {
  args: { counts: { rejected: 5, draft: 12 } },
  globals: { language: "fr" },
};
