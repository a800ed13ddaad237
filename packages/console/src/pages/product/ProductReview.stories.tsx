// A product's page, as an administrator sees it.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import type { Status } from "@lanyard/contract";
import {
  ReviewToolbar,
  type ReviewToolbarProps,
} from "../../features/review/decision/ReviewToolbar.tsx";
import { storyFrame } from "../../story-frame.tsx";
import { sampleChoices } from "../../features/submission/sample-detail.ts";
import { picturedDetail } from "../../features/submission/sample-pictures.ts";
import { SubmissionDetail } from "../../features/submission/detail/SubmissionDetail.tsx";

const nothing = () => Promise.resolve();

function ReviewedProduct(toolbar: ReviewToolbarProps) {
  const reason = toolbar.status === "rejected" ? "L’icona non si legge a 32 pixel." : "";
  return (
    <SubmissionDetail
      detail={picturedDetail({ status: toolbar.status, submission: { rejection_reason: reason } })}
      actor={{ owner: false, admin: true }}
      expirations={sampleChoices.expirations}
      permissions={sampleChoices.permissions}
      toolbar={<ReviewToolbar {...toolbar} />}
      history={null}
      onDownload={() => Promise.reject(new Error("no server"))}
      onSave={() => Promise.reject(new Error("no server"))}
      onSaved={nothing}
      onEndLicense={() => Promise.resolve({ ok: true, builds: [] })}
      onWithdraw={nothing}
      onHide={nothing}
      onAddBuild={nothing}
    />
  );
}

const meta = {
  title: "Console/Product detail/As administrator",
  component: ReviewedProduct,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  args: {
    role: "admin",
    userId: 9,
    submissionId: 31,
    status: "waiting_for_review" satisfies Status,
    onDecide: fn(() => Promise.resolve()),
    onHide: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ReviewedProduct>;
export default meta;
type Story = StoryObj<typeof meta>;

const pressMore = async (name: string) => {
  await userEvent.click(screen.getByRole("button", { name: "Altre azioni" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

export const WaitingForReview: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    await expect(screen.getByText(/approvala o rifiutala con un motivo/)).toBeVisible();
    await expect(screen.queryByText(/Riceverai una notifica/)).toBeNull();
    await press("Approva");
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: "approve" });
    await expect(screen.queryByRole("button", { name: "Annulla l’invio" })).toBeNull();
  },
};

export const ApprovedAndStillInTheBar: Story = {
  render: function Render(args) {
    const [status, setStatus] = useState(args.status);
    const decide = async () => setStatus("ready_for_sale");
    return <ReviewedProduct {...args} status={status} onDecide={decide} />;
  },
  play: async () => {
    screen.getByRole("button", { name: "Approva" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("button", { name: "Approva" })).toBeNull());
    await waitFor(() => expect(document.querySelector("[data-slot=admin-toolbar]")).toHaveFocus());
  },
};

export const RejectingNeedsAReason: Story = {
  play: async ({ args }) => {
    await press("Rifiuta");
    const modal = await screen.findByRole("dialog", { name: "Rifiuta la build" });
    await userEvent.click(within(modal).getByRole("button", { name: "Rifiuta" }));
    await expect(await within(modal).findByText("Scrivi il motivo del rifiuto.")).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(within(modal).getByRole("textbox"), "  L’icona non si legge.  ");
    await userEvent.click(within(modal).getByRole("button", { name: "Rifiuta" }));
    await waitFor(() =>
      expect(args.onDecide).toHaveBeenCalledWith({
        decision: "reject",
        reason: "L’icona non si legge.",
      }),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const RefusedRejectionKeepsItsReason: Story = {
  args: { onDecide: fn(() => Promise.reject(new Error("409"))) },
  play: async () => {
    await press("Rifiuta");
    const modal = await screen.findByRole("dialog");
    await userEvent.type(within(modal).getByRole("textbox"), "Mancano le note.");
    await userEvent.click(within(modal).getByRole("button", { name: "Rifiuta" }));
    await expect(within(modal).getByRole("textbox")).toHaveValue("Mancano le note.");
  },
};

export const OnSale: Story = {
  args: { status: "ready_for_sale" },
  play: async ({ args }) => {
    await pressMore("Nascondi");
    await expect(args.onHide).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await pressMore("Riporta in revisione");
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: "set_review" });
  },
};

export const HiddenCanBeEnabledAgain: Story = {
  args: { status: "hidden" },
  play: async ({ args }) => {
    await expect(screen.getByText(/Puoi riabilitarlo dalla barra/)).toBeVisible();
    await expect(screen.queryByText(/contatta l’amministratore/)).toBeNull();
    await press("Riabilita");
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: "enable" });
  },
};

export const Rejected: Story = {
  args: { status: "rejected" },
  play: async ({ args }) => {
    await pressMore("Metti in vendita");
    await expect(args.onDecide).toHaveBeenCalledWith({ decision: "set_ready" });
  },
};

export const Deciding: Story = {
  args: { onDecide: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ args }) => {
    await press("Approva");
    await userEvent.click(screen.getByRole("button", { name: /Approva/ }));
    await expect(args.onDecide).toHaveBeenCalledOnce();
    await expect(screen.getByRole("button", { name: "Rifiuta" })).toBeDisabled();
  },
};
