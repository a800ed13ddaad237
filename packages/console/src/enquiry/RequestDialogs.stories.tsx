// One request beside the administrator's list: to be answered, answered, closed, too late, long, loading, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyFrame } from "../story-frame.tsx";
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
  title: "Console/Office/Requests, dialogs",
  component: RequestDrawer,
  decorators: [storyFrame],
  args: {
    open: true,
    onOpenChange: fn(),
    request: detailOf(openRequest),
    // Of nobody nothing is kept.
    userId: undefined,
    error: undefined,
    onRetry: fn(),
    late: false,
    busy: undefined,
    onAnswer: fn(async () => true),
    onMove: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
} satisfies Meta<typeof RequestDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = async () => within(await within(document.body).findByRole("dialog"));
const press = async (name: string) =>
  userEvent.click((await drawer()).getByRole("button", { name }));

export const OneOpen: Story = {
  tags: ["dark", "phone", "forced"],
  play: async ({ args }) => {
    const field = (await drawer()).getByRole("textbox", { name: /Risposta/ });
    await press("Manda la risposta");
    await expect(field).toHaveAccessibleErrorMessage("Scrivi la risposta.");
    await expect(args.onAnswer).not.toHaveBeenCalled();
    await userEvent.type(field, "Arriva con la prossima versione.");
    await press("Manda la risposta");
    await expect(args.onAnswer).toHaveBeenCalledWith("Arriva con la prossima versione.");
    await press("Chiudi senza rispondere");
    await expect(args.onMove).toHaveBeenCalledWith("close");
    (document.activeElement as HTMLElement).blur();
  },
};
export const OneProposal: Story = { args: { request: detailOf(proposal) } };
export const OneAnswered: Story = {
  args: { request: answeredDetail },
  play: async ({ args }) => {
    await expect((await drawer()).getByText("Risposta di ada")).toBeVisible();
    await press("Riapri");
    await expect(args.onMove).toHaveBeenCalledWith("reopen");
  },
};
export const OneClosed: Story = {
  args: { request: detailOf(closed) },
  play: async () => {
    await expect((await drawer()).getByText("Chiusa da bea")).toBeVisible();
    await expect((await drawer()).queryByRole("button", { name: /^Chiudi senza/ })).toBeNull();
  },
};
/** Another administrator was faster: who, when, and what was written stays. */
export const OneTooLate: Story = {
  tags: ["phone"],
  args: { request: answeredDetail, late: true },
  play: async () => {
    await expect((await drawer()).getByRole("alert")).toHaveTextContent(/^ada ti ha preceduto/);
  },
};
export const OneBusy: Story = { args: { busy: "answer" } };
export const OneWithLongTexts: Story = {
  tags: ["phone"],
  args: { request: detailOf(longestRequest) },
};
export const OneLoading: Story = { args: { request: undefined } };
export const OneFailed: Story = {
  args: { request: undefined, error: "Il server non risponde." },
  play: async ({ args }) => {
    await press("Riprova");
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
