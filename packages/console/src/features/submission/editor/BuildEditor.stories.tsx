// The build editor, from a new draft to a build that was sent for review.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { storyFrame } from "../../../story-frame.tsx";
import { BuildEditor } from "./BuildEditor.tsx";
import { newDraft, sampleChoices } from "../sample-detail.ts";
import { picturedDetail } from "../sample-pictures.ts";

const complete = picturedDetail();

const meta = {
  title: "Console/Build editor",
  component: BuildEditor,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
  globals: { viewport: { value: "wide" } },
  args: {
    detail: complete,
    actor: { owner: true, admin: false },
    choices: sampleChoices,
    onSave: fn(() => Promise.resolve(complete)),
    onSaved: fn(),
    onRemove: fn(() => Promise.resolve()),
    onEndLicense: fn(() => Promise.resolve({ ok: true as const, builds: [] })),
    onDownload: fn(() => Promise.reject(new Error("no server"))),
  },
} satisfies Meta<typeof BuildEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = () => screen.getByRole("button", { name: /Invia in revisione/ });
const save = () => screen.getByRole("button", { name: /Salva le modifiche/ });

export const NewDraft: Story = {
  args: { detail: newDraft() },
  tags: ["dark", "phone"],
  play: async () => {
    await expect(send()).toBeDisabled();
    await expect(save()).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByText("2 di 9 pronti")).toBeVisible();
    // No field has been left empty yet.
    await expect(document.querySelector("[data-slot=work-actions] .text-danger")).toBeNull();
  },
};

export const CompleteDraft: Story = {
  play: async ({ args }) => {
    await expect(save()).toHaveAttribute("aria-disabled", "true");
    await expect(screen.getByText("9 di 9 pronti")).toBeVisible();
    await userEvent.click(send());
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(true, true));
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ review: true }));
  },
};

export const SavedAndStillHere: Story = {
  play: async ({ args }) => {
    const version = screen.getByRole("textbox", { name: /Versione/ });
    await userEvent.clear(version);
    await userEvent.type(version, "2.2.0");
    await expect(version).toHaveValue("2.2.0");
    await expect(screen.getByText("Modifiche non salvate")).toBeVisible();
    await userEvent.dblClick(save());
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledWith(false, true));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(save()).toHaveAttribute("aria-disabled", "true"));
    await expect(save()).not.toHaveAttribute("aria-busy");
    await waitFor(() => expect(save()).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const RejectedWithItsReason: Story = {
  args: {
    detail: picturedDetail({
      status: "rejected",
      submission: {
        rejection_reason:
          "L’app chiede il permesso di inviare notifiche, ma nessuna schermata lo usa.\nLo script SQL non ha indici sulla tabella delle timbrature.",
      },
    }),
  },
  tags: ["dark"],
  play: async () => {
    await expect(screen.getByText(/nessuna schermata lo usa/)).toBeVisible();
    await expect(send()).toBeEnabled();
  },
};

export const Saving: Story = {
  args: { onSave: fn(() => new Promise<never>(() => undefined)) },
  play: async ({ canvasElement }) => {
    await userEvent.type(
      within(canvasElement).getByRole("textbox", { name: /^Titolo/ }),
      " e turni",
    );
    await userEvent.click(save());
    await expect(screen.getByRole("button", { name: /Salva le modifiche/ })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

export const SomebodyElsesBuild: Story = {
  args: { actor: { owner: false, admin: false } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText("Solo il creator di questa build può modificarla."),
    ).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Salva le modifiche" })).toBeNull();
    await expect(canvas.getByRole("textbox", { name: /Versione/ })).toHaveAttribute("readonly");
  },
};

export const Sent: Story = {
  args: { detail: picturedDetail({ status: "waiting_for_review" }) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Apri la pagina del prodotto" }),
    ).toHaveAttribute("href", "/dashboard/products/12");
  },
};

export const InFrench: Story = {
  args: { detail: newDraft() },
  globals: { language: "fr" },
};
export const InSpanish: Story = { globals: { language: "es" } };
export const InEnglish: Story = { globals: { language: "en" } };
