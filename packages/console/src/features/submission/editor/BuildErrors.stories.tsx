// The build editor with missing or wrong fields, and how it leads to them.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useEffect } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { CallFailure } from "../../../api/send.ts";
import { storyFrame } from "../../../story-frame.tsx";
import { BuildEditor } from "./BuildEditor.tsx";
import type { Checked } from "./check-result.ts";
import { sampleChoices } from "../sample-detail.ts";
import { picturedDetail } from "../sample-pictures.ts";

const complete = picturedDetail();

const meta = {
  title: "Console/Build editor/Errors",
  component: BuildEditor,
  decorators: [storyFrame],
  parameters: { layout: "fullscreen" },
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

export const OneLanguageIncomplete: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Français" }));
    await expect(send()).toBeDisabled();
    await userEvent.click(
      canvas.getAllByRole("button", { name: "Scrivi la descrizione in francese." })[0]!,
    );
    const description = await canvas.findByRole("textbox", { name: /Descrizione/ });
    await waitFor(() => expect(description).toHaveFocus());
    await expect(description).toHaveAccessibleDescription(/La descrizione è obbligatoria/);
    await expect(canvas.getByRole("tab", { name: /Français.*incompleta/ })).toHaveAttribute(
      "aria-selected",
      "true",
    );
  },
};

export const RequiredFieldsLeftEmpty: Story = {
  args: {
    detail: picturedDetail({ submission: { icon_url: "", banner_url: "", menu_entry_id: null } }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const name of [/^Titolo/, /^Descrizione/, /^Versione/, /^Novità di questa versione/]) {
      await userEvent.clear(canvas.getByRole("textbox", { name }));
    }
    await expect(
      canvas.getByText("Il titolo è obbligatorio per ogni lingua scelta."),
    ).toBeVisible();
    await expect(
      canvas.getByText("La descrizione è obbligatoria per ogni lingua scelta."),
    ).toBeVisible();
    await userEvent.click(canvas.getAllByRole("button", { name: "Carica l’icona." })[0]!);
    await userEvent.click(canvas.getAllByRole("button", { name: "Carica il banner." })[0]!);
    await userEvent.click(canvas.getAllByRole("button", { name: "Scegli la voce di menu." })[0]!);
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /Voce di menu/ })).toHaveAccessibleDescription(
        /Scegli la voce di menu/,
      ),
    );
    await waitFor(() =>
      expect(canvas.getByRole("combobox", { name: /Voce di menu/ })).toHaveFocus(),
    );
  },
};

export const LinkNotValid: Story = {
  play: async ({ args, canvasElement }) => {
    const link = within(canvasElement).getByRole("textbox", { name: "Informativa sulla privacy" });
    await userEvent.clear(link);
    await userEvent.type(link, "presenze.example");
    await userEvent.click(save());
    await waitFor(() => expect(link).toHaveFocus());
    await expect(link).toHaveAccessibleDescription(/^Collegamento non valido\./);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PriceTooHigh: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByRole("textbox", { name: /^Prezzo/ });
    await userEvent.clear(price);
    await userEvent.type(price, "41");
    await userEvent.tab();
    await expect(price).toHaveAccessibleDescription(/Il prezzo deve essere inferiore a 40,99\./);
    await userEvent.click(save());
    await waitFor(() => expect(price).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const PriceMissingAndThenFree: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const price = canvas.getByRole("textbox", { name: /^Prezzo/ });
    await userEvent.clear(price);
    await userEvent.tab();
    await expect(
      canvas.getByText("Il campo prezzo è obbligatorio.", { selector: "form *" }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("checkbox", { name: "App gratuita" }));
    await expect(price).toHaveValue("");
    await expect(canvas.getByRole("combobox", { name: /Durata del contratto/ })).toHaveValue("1");
    await expect(send()).toBeEnabled();
  },
};

const changedAt = "2026-03-12T09:30:00.000Z";
export const ChangedMeanwhile: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        new CallFailure(
          "La build è cambiata: le tue modifiche non sono state salvate.",
          409,
          [{ key: "submission.stale", text: "La build è cambiata." }],
          "",
          picturedDetail({ submission: { version: "2.2.0", submission_updadet_at: changedAt } }),
        ),
      ),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const version = within(canvasElement).getByRole("textbox", { name: /Versione/ });
    await userEvent.type(version, "-beta");
    await userEvent.click(save());
    const question = await screen.findByRole("dialog", { name: "Questa build è cambiata" });
    await userEvent.click(within(question).getByRole("button", { name: "Decidi più tardi" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await expect(version).toHaveValue("2.1.0-beta");
    await userEvent.click(save());
    await screen.findByRole("dialog", { name: "Questa build è cambiata" });
    await expect(args.onSave).toHaveBeenCalledTimes(2);
  },
};

export const RefusedByTheServer: Story = {
  args: {
    onSave: fn(() =>
      Promise.reject(
        new CallFailure("La versione 2.0.0 è già stata in vendita: scegline un’altra.", 422, [
          {
            key: "version.used",
            field: "version",
            text: "La versione 2.0.0 è già stata in vendita: scegline un’altra.",
          },
        ]),
      ),
    ),
  },
  play: async ({ canvasElement }) => {
    const version = within(canvasElement).getByRole("textbox", { name: /Versione/ });
    await userEvent.clear(version);
    await userEvent.type(version, "2.0.0");
    await userEvent.click(save());
    await waitFor(() => expect(version).toHaveAccessibleDescription(/scegline un’altra/));
    await expect(version).toHaveValue("2.0.0");
    await userEvent.type(version, "1");
    await expect(version).not.toHaveAccessibleDescription(/scegline un’altra/);
    await userEvent.type(version, "{Backspace}");
  },
};

/** An inspection that has found an icon that cannot be read. */
function UnreadIcon({ onResult }: Checked) {
  useEffect(
    () =>
      onResult({
        stops: "Correggi prima quello che ferma l’invio.",
        blocking: [{ field: "icon", label: "Icona", text: "L’immagine non si può leggere." }],
        beside: () => null,
      }),
    [onResult],
  );
  return null;
}

export const StoppedByAFinding: Story = {
  tags: ["dark"],
  args: { check: UnreadIcon },
  globals: { viewport: { value: "wide" } },
  play: async () => {
    await expect(await screen.findByText("8 di 9 pronti")).toBeVisible();
    await expect(send()).toBeDisabled();
    await expect(screen.getByRole("link", { name: /^Grafica.*da correggere/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /non si può leggere/ }));
    await waitFor(() =>
      expect(document.querySelector("[data-field=icon]")).toContainElement(
        document.activeElement as HTMLElement,
      ),
    );
  },
};
