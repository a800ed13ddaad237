// The details of one delivery: a webhook, a mail, a mail whose link is never shown, sent again, sending, refused,
// loading, failed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import DeliveryDrawer from "./DeliveryDrawer.tsx";
import {
  deliveredMail,
  detailOf,
  invitationDetail,
  mailDetail,
  resentDetail,
  webhookDetail,
} from "./sample-deliveries.ts";

const meta = {
  title: "Console/Office/Delivery",
  component: DeliveryDrawer,
  decorators: [storyFrame],
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
  args: {
    open: true,
    onOpenChange: fn(),
    data: webhookDetail,
    error: undefined,
    onRetry: fn(),
    refused: undefined,
    busy: false,
    onResend: fn(),
  },
} satisfies Meta<typeof DeliveryDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawer = () => screen.findByRole("dialog");

export const FailedWebhook: Story = {
  tags: ["phone"],
  play: async ({ args }) => {
    const panel = within(await drawer());
    await expect(panel.getByText("Tentativo 1: nessun server ha questo nome")).toBeVisible();
    // The receiver's markup is shown as text.
    await expect(panel.getAllByText(/<h1>Internal Server Error<\/h1>/)[0]).toBeVisible();
    await expect(panel.getByRole("link", { name: "Parcheggi" })).toHaveAttribute(
      "href",
      "/dashboard/products/12",
    );
    await expect(
      panel.getByText(/"company_email": "acquisti@officina.example"/),
    ).toBeInTheDocument();
    await userEvent.click(panel.getByRole("button", { name: "Invia di nuovo" }));
    await expect(args.onResend).toHaveBeenCalled();
  },
};

export const FailedMail: Story = {
  args: { data: mailDetail },
  play: async () => {
    const panel = within(await drawer());
    await expect(
      panel.getByText("Tentativo 1: il server di posta l’ha rifiutato (550)"),
    ).toBeVisible();
    await expect(panel.getByText(/scade il 30 marzo 2026/)).toBeInTheDocument();
  },
};

export const LinkThatOpensAnAccount: Story = {
  args: { data: invitationDetail },
  play: async () => {
    const panel = within(await drawer());
    await expect(panel.getByText(/contiene un collegamento che apre un account/)).toBeVisible();
  },
};

export const SentAgain: Story = {
  args: { data: resentDetail },
  play: async () => {
    const panel = within(await drawer());
    await expect(panel.getByText("Inviato di nuovo da bea")).toBeInTheDocument();
    await expect(panel.queryByRole("button", { name: "Invia di nuovo" })).toBeNull();
  },
};

export const Arrived: Story = {
  args: {
    data: detailOf(deliveredMail, {
      attempts: [
        { at: "2026-03-14T05:10:01.000Z", status: null, reason: null, error: "", answer: "" },
      ],
    }),
  },
  play: async () => {
    const panel = within(await drawer());
    await expect(panel.getByText(/non è più conservato/)).toBeVisible();
  },
};

export const Sending: Story = { args: { busy: true } };

export const SomebodyWasFaster: Story = {
  tags: ["dark"],
  args: {
    data: resentDetail,
    refused: "bea ha già ripetuto questo invio: non è stato inviato niente.",
  },
  play: async () => {
    const panel = within(await drawer());
    await expect(panel.getByRole("status")).toHaveTextContent("bea ha già ripetuto questo invio");
  },
};

export const Loading: Story = { args: { data: undefined } };

export const Failed: Story = {
  args: { data: undefined, error: "Il server non risponde." },
  play: async ({ args }) => {
    const message = within(await drawer()).getByRole("alert");
    await userEvent.click(within(message).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};
