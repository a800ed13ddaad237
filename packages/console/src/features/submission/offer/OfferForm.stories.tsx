// Price and publication on a product's page: every error, and saving.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { CallFailure } from "../../../api/send.ts";
import { storyFrame } from "../../../story-frame.tsx";
import { sampleChoices } from "../sample-detail.ts";
import { picturedDetail } from "../sample-pictures.ts";
import { SubmissionDetail } from "../detail/SubmissionDetail.tsx";

const onSale = picturedDetail({ status: "ready_for_sale" });
const accounts = [
  { enabled_account: "hr@northwind.example", license_id: 5 },
  { enabled_account: "it@officina.example", license_id: null },
];

const meta = {
  title: "Console/Product detail/Price and publication",
  component: SubmissionDetail,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen", path: "/?tab=offer&edit=1" },
  args: {
    detail: onSale,
    actor: { owner: true, admin: false },
    expirations: sampleChoices.expirations,
    permissions: sampleChoices.permissions,
    history: null,
    onDownload: fn(() => Promise.reject(new Error("no server"))),
    onSave: fn(() => Promise.resolve(onSale)),
    onSaved: fn(),
    onEndLicense: fn(() => Promise.resolve({ ok: true as const, builds: [] })),
    onWithdraw: fn(() => Promise.resolve()),
    onHide: fn(() => Promise.resolve()),
    onAddBuild: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof SubmissionDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

const arrives = () => screen.findByRole("form", { name: "Prezzo e pubblicazione" });
const price = () => screen.getByRole("textbox", { name: /^Prezzo/ });
const save = () => screen.getByRole("button", { name: /Salva le modifiche/ });
const type = async (text: string) => {
  await arrives();
  await userEvent.clear(price());
  if (text) await userEvent.type(price(), text);
  await userEvent.tab();
};

export const SaidPriced: Story = {
  tags: ["phone"],
  parameters: { path: "/?tab=offer" },
  play: async () => {
    await expect(screen.getByText(/9,50.€ per un anno, pubblica/)).toBeVisible();
    await userEvent.click(screen.getByRole("link", { name: "Modifica l’offerta" }));
    const form = await arrives();
    // A page has one primary action: saving, while the form is open.
    await expect(document.querySelectorAll("[data-variant=primary]")).toHaveLength(1);
    await userEvent.click(within(form).getByRole("link", { name: "Annulla" }));
    await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
  },
};
export const SaidFree: Story = {
  parameters: { path: "/?tab=offer" },
  args: {
    detail: picturedDetail({
      status: "ready_for_sale",
      submission: { price_amount: 0, expiration_id: 1 },
    }),
  },
};
export const SaidPrivate: Story = {
  parameters: { path: "/?tab=offer" },
  args: {
    detail: picturedDetail({
      status: "ready_for_sale",
      enabled_accounts: accounts,
      submission: { is_private: 1 },
    }),
  },
  play: async () => {
    await expect(screen.getByText(/privata, per 2 aziende/)).toBeVisible();
  },
};
export const SaidLocked: Story = {
  parameters: { path: "/?tab=offer" },
  args: { detail: picturedDetail({ status: "hidden" }) },
};
export const PriceFree: Story = {
  args: {
    detail: picturedDetail({
      status: "ready_for_sale",
      submission: { price_amount: 0, expiration_id: 1 },
    }),
  },
  play: async () => {
    await arrives();
    await expect(screen.getByRole("checkbox", { name: "App gratuita" })).toBeChecked();
    await expect(price()).toBeDisabled();
  },
};
export const PriceTooHigh: Story = {
  tags: ["dark"],
  play: async ({ args }) => {
    await type("41,00");
    await expect(price()).toHaveAccessibleDescription(/Il prezzo deve essere inferiore a 40,99\./);
    await userEvent.click(save());
    await waitFor(() => expect(price()).toHaveFocus());
    await expect(screen.getByText("Non salvato: correggi i campi segnalati.")).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const PriceMissing: Story = {
  play: async () => {
    await type("");
    await expect(screen.getByText("Il campo prezzo è obbligatorio.")).toBeVisible();
  },
};
export const CurrencyMissing: Story = {
  args: {
    detail: picturedDetail({ status: "ready_for_sale", submission: { price_currency: "" } }),
  },
  play: async () => {
    await type("12");
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole("combobox", { name: /Valuta/ })).toHaveFocus());
    await expect(screen.getByText("Scegli la valuta.")).toBeVisible();
  },
};
export const PrivateWithAccounts: Story = {
  args: {
    detail: picturedDetail({
      status: "ready_for_sale",
      enabled_accounts: accounts,
      submission: { is_private: 1 },
    }),
  },
  tags: ["phone"],
  play: async ({ args }) => {
    await arrives();
    await userEvent.click(screen.getByRole("button", { name: "Rimuovi hr@northwind.example" }));
    const question = await screen.findByRole("alertdialog", { name: "Vuoi eliminare la licenza?" });
    await userEvent.click(within(question).getByRole("button", { name: "Elimina la licenza" }));
    await waitFor(() => expect(screen.queryByText("hr@northwind.example")).toBeNull());
    await expect(screen.getByText("hr@northwind.example tolto dall’elenco")).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole("button", { name: "Rimuovi it@officina.example" })).toHaveFocus(),
    );
    await expect(args.onEndLicense).toHaveBeenCalledWith(5);
  },
};
export const InvalidAndRepeatedAccount: Story = {
  args: {
    detail: picturedDetail({
      status: "ready_for_sale",
      enabled_accounts: accounts,
      submission: { is_private: 1 },
    }),
  },
  play: async () => {
    await arrives();
    const account = screen.getByRole("textbox", { name: "Aziende abilitate" });
    await userEvent.type(account, "IT@officina.example{Enter}");
    await expect(await screen.findByText(/è già in elenco/)).toBeVisible();
    await userEvent.clear(account);
    await userEvent.type(account, "officina{Enter}");
    await expect(
      await screen.findByText("officina non è un indirizzo e-mail valido."),
    ).toBeVisible();
  },
};
export const Saved: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve(
        picturedDetail({ status: "ready_for_sale", submission: { price_amount: 12.5 } }),
      ),
    ),
  },
  play: async ({ args }) => {
    await type("12,5");
    await userEvent.dblClick(save());
    await waitFor(() => expect(args.onSaved).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await waitFor(() => expect(save()).toHaveFocus());
  },
};
export const NothingToSaveCloses: Story = {
  play: async ({ args }) => {
    await arrives();
    await userEvent.click(save());
    await expect(await screen.findByRole("link", { name: "Modifica l’offerta" })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const EditsStayWhileAnotherTabIsOpen: Story = {
  play: async () => {
    await type("12,5");
    await userEvent.click(screen.getByRole("tab", { name: "Panoramica" }));
    await waitFor(() => expect(screen.queryByRole("form")).toBeNull());
    await userEvent.click(screen.getByRole("tab", { name: "Offerta" }));
    await waitFor(() => expect(price()).toHaveValue("12,5"));
  },
};
export const CurrencyThatDoesNotExist: Story = {
  args: {
    detail: picturedDetail({ status: "ready_for_sale", submission: { price_currency: "ZZ9" } }),
  },
  play: async () => {
    await type("12");
    await userEvent.click(save());
    await expect(await screen.findByText("Scegli la valuta.")).toBeVisible();
  },
};
export const Saving: Story = {
  args: { onSave: fn(() => new Promise<never>(() => undefined)) },
  play: async () => {
    await type("12,5");
    await userEvent.click(save());
    await expect(save()).toHaveAttribute("aria-busy", "true");
  },
};
/** The original function, which the story below replaces. */
const nextFrame = window.requestAnimationFrame.bind(window);

export const SaveRefused: Story = {
  args: {
    onSave: fn(async () => {
      // Long enough for the browser to remove the focus from the inert field.
      for (let frame = 0; frame < 3; frame += 1) await new Promise(nextFrame);
      throw new CallFailure("Questa durata del contratto non esiste.", 422, [
        {
          key: "expiration.unknown",
          field: "expiration_id",
          text: "Questa durata del contratto non esiste.",
        },
      ]);
    }),
  },
  play: async ({ args }) => {
    await type("12,5");
    await userEvent.click(save());
    await expect(await screen.findByText("Questa durata del contratto non esiste.")).toBeVisible();
    await expect(price()).toHaveValue("12,5");
    await waitFor(() => expect(save()).toHaveFocus());
    // Saved from the field, which is inert during the save: it gets the focus back afterwards.
    await userEvent.type(price(), "0{Enter}");
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(price()).toHaveFocus());
    // Also when an earlier save has not restored the focus yet.
    const frames: FrameRequestCallback[] = [];
    const slow = spyOn(window, "requestAnimationFrame").mockImplementation((frame) =>
      frames.push(frame),
    );
    await userEvent.click(save());
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(3));
    await waitFor(() => expect(save()).not.toHaveAttribute("aria-busy"));
    await userEvent.type(price(), "{Enter}");
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(document.body).toHaveFocus());
    slow.mockRestore();
    for (const frame of frames) frame(performance.now());
    await waitFor(() => expect(price()).toHaveFocus());
  },
};
