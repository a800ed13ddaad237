// The history of a product: short, long, loading, empty, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent } from "storybook/test";
import { historyActions } from "@lanyard/contract";
import { storyFrame } from "../../../story-frame.tsx";
import { DetailHistory } from "./DetailHistory.tsx";
import { sampleHistory } from "../sample-detail.ts";

const meta = {
  title: "Console/Product detail/History",
  component: DetailHistory,
  decorators: [storyFrame],
  args: { entries: sampleHistory, onRetry: fn() },
} satisfies Meta<typeof DetailHistory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = { tags: ["phone"] };
export const Long: Story = {
  args: {
    onMore: fn(),
    entries: historyActions.map((action, index) => ({
      ...sampleHistory[0]!,
      history_id: 100 - index,
      action,
      // An empty name means that the person was erased.
      actor: { role: "creator", name: index % 3 === 0 ? "" : "marta" },
    })),
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Mostra i precedenti" }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
export const LoadingMore: Story = { args: { onMore: fn(), busy: true } };
export const EarlierOnesFailed: Story = {
  args: { onMore: fn(), failure: "Il server non risponde. Controlla la connessione e riprova." },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Mostra i precedenti" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const Loading: Story = { args: { entries: undefined } };
export const Empty: Story = { args: { entries: [] } };
export const Failed: Story = {
  args: {
    entries: undefined,
    failure: "Il server non risponde. Controlla la connessione e riprova.",
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const InFrench: Story = { globals: { language: "fr" } };
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
