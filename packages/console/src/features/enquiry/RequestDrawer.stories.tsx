// The details of one request: open, a proposal, answered, settled by another, answering, loading, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import RequestDrawer from "./RequestDrawer.tsx";
import {
  answeredDetail,
  closed,
  detailOf,
  longestRequest,
  openRequest,
  proposal,
} from "./sample-requests.ts";

const meta = {
  title: "Console/Office/Request",
  component: RequestDrawer,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    data: detailOf(openRequest),
    error: undefined,
    onRetry: fn(),
    user: { id: 9, username: "ada" },
    late: false,
    busy: undefined,
    onAnswer: fn(() => Promise.resolve(true)),
    onMove: fn(),
  },
} satisfies Meta<typeof RequestDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await screen.findByRole("dialog"));

export const Open: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    const panel = await drawer();
    const answer = panel.getByRole("textbox", { name: /Risposta/ });
    await userEvent.click(panel.getByRole("button", { name: "Manda la risposta" }));
    await expect(answer).toBeInvalid();
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(answer, "Arriva con la prossima versione.");
    await userEvent.click(panel.getByRole("button", { name: "Manda la risposta" }));
    await expect(args.onAnswer).toHaveBeenCalledWith("Arriva con la prossima versione.");
  },
};
export const Proposal: Story = { args: { data: detailOf(proposal) } };
export const Answered: Story = {
  args: { data: answeredDetail },
  play: async () => {
    const panel = await drawer();
    await expect(panel.getByText(/The export comes with the next version/)).toBeVisible();
    await expect(panel.getByRole("button", { name: "Riapri" })).toBeVisible();
  },
};
export const SettledByAnother: Story = {
  args: { data: detailOf(closed), late: true },
  play: async () => {
    await expect((await drawer()).getByRole("alert")).toHaveTextContent("bea");
  },
};
export const Answering: Story = { args: { busy: "answer" } };
export const LongTexts: Story = { tags: ["phone"], args: { data: detailOf(longestRequest) } };
export const Loading: Story = { args: { data: undefined } };
export const Failed: Story = {
  args: { data: undefined, error: "Il server non risponde." },
  play: async ({ args }) => {
    await userEvent.click((await drawer()).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };
