// The queue of the desk: loading, failed, empty, no match, several builds, one open, long texts, another page.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { storyFrame } from "../../../story-frame.tsx";
import { QueueList } from "./QueueList.tsx";
import { sampleEntry, sampleQueue, sampleClaim } from "./sample-queue.ts";

const meta = {
  title: "Console/Review/Queue",
  component: QueueList,
  decorators: [(Story) => <div className="max-w-88">{Story()}</div>, storyFrame],
  args: {
    entries: sampleQueue(),
    open: undefined,
    getAddress: ({ submission_id: id }) => `/dashboard/review?build=1.${id}`,
    stale: false,
    error: undefined,
    onRetry: fn(),
    narrowed: false,
    onClear: fn(),
    more: undefined,
  },
} satisfies Meta<typeof QueueList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ["dark", "forced"],
  args: { open: "40" },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole("listitem");
    await expect(rows).toHaveLength(4);
    // The waiting time is also given in full words, for screen readers.
    await expect(rows[0]).toHaveTextContent("attende da 3 giorni");
    await expect(rows[1]).toHaveTextContent("prima build");
    await expect(rows[1]).toHaveTextContent("bruno");
    await expect(rows[2]).toHaveTextContent("La leggi tu");
    const open = canvas.getByRole("link", { current: true });
    await expect(open).toHaveTextContent("Parcheggio");
    await expect(open).toHaveAttribute("href", "/dashboard/review?build=1.40");
  },
};

export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

export const LongTexts: Story = {
  args: {
    entries: [
      sampleEntry({
        product_name: "Registro degli accessi e delle presenze con turni, ferie e straordinari",
        username: "un-creator-con-un-nome-davvero-lunghissimo",
        version: "12.34.56-anteprima.7",
        first: 1,
        claim: sampleClaim({ username: "amministratrice-della-revisione" }),
      }),
    ],
  },
};

export const Loading: Story = {
  args: { entries: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status", { name: "Caricamento in corso" })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { entries: undefined, error: "Il server non risponde." },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Il server non risponde.");
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nessuna build in attesa" })).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const NoMatch: Story = {
  args: { entries: [], narrowed: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutta la coda" }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

export const FurtherPage: Story = {
  args: { more: { load: fn(), busy: false, error: undefined } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altre" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};

export const FurtherPageFailed: Story = {
  args: { more: { load: fn(), busy: false, error: "Il server non risponde." } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Il server non risponde.");
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};
