// The form for a new password, after a mailed link or in the account: empty, mismatch, easy to guess, expired link,
// changed; with the current password.
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { CallFailure } from "../../api/send.ts";
import { DoorBadge } from "../../components/page/DoorBadge.tsx";
import { storyFrame } from "../../story-frame.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

function Door({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <DoorBadge>
      <h1 className="text-xl font-semibold tracking-tight">{t("reset.title")}</h1>
      {children}
    </DoorBadge>
  );
}

const meta = {
  title: "Console/Password reset",
  component: PasswordForm,
  decorators: [
    (Story, { args }) =>
      args.asksCurrent ? (
        <div className="p-4">
          <Story />
        </div>
      ) : (
        <div className="flex min-h-dvh flex-col">
          <Door>
            <Story />
          </Door>
        </div>
      ),
    storyFrame,
  ],
  parameters: { layout: "fullscreen" },
  args: { submitText: "Salva la password", onSubmit: fn(() => Promise.resolve()) },
} satisfies Meta<typeof PasswordForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, one: string, two: string) => {
  const form = within(canvasElement);
  await userEvent.type(form.getByLabelText(/^Nuova password/), one);
  await userEvent.type(form.getByLabelText(/^Ripeti/), two);
  await userEvent.click(form.getByRole("button", { name: "Salva la password" }));
};

export const Empty: Story = {
  tags: ["dark"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva la password" }));
    await expect(await within(canvasElement).findByText("Scrivi la password.")).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const InEnglish: Story = {
  globals: { language: "en" },
  args: { submitText: "Save password" },
};
export const InSpanish: Story = {
  globals: { language: "es" },
  args: { submitText: "Guardar la contraseña" },
};
export const InFrench: Story = {
  globals: { language: "fr" },
  args: { submitText: "Enregistrer le mot de passe" },
};
export const Mismatch: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, "una-password-lunga", "un-altra-password");
    await expect(
      await within(canvasElement).findByText("Le due password sono diverse."),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const ExpiredToken: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.reject(new Error("Questo collegamento non è più valido: richiedine uno nuovo.")),
    ),
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, "una-password-lunga", "una-password-lunga");
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "non è più valido",
    );
  },
};
export const Done: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, "una-password-lunga", "una-password-lunga");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(within(canvasElement).getByLabelText(/^Nuova password/)).toHaveValue("");
  },
};

const refused = (field: string, text: string) =>
  fn(() => Promise.reject(new CallFailure(text, 422, [{ field, key: field, text }])));
const tooCommon = "Questa password è troppo facile da indovinare: scegline un’altra.";
const wrong = "La password attuale non è questa.";

export const EasyToGuess: Story = {
  args: { onSubmit: refused("password", tooCommon) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, "christopher", "christopher");
    await expect(await within(canvasElement).findByText(tooCommon)).toBeVisible();
    await waitFor(() =>
      expect(within(canvasElement).getByLabelText(/^Nuova password/)).toHaveFocus(),
    );
  },
};
export const InTheAccount: Story = {
  args: { asksCurrent: true, submitText: "Cambia password" },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    await userEvent.type(form.getByLabelText(/^Nuova password/), "una-password-lunga");
    await userEvent.type(form.getByLabelText(/^Ripeti/), "una-password-lunga");
    await userEvent.click(form.getByRole("button", { name: "Cambia password" }));
    await expect(await form.findByText("Scrivi la password attuale.")).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText(/^Password attuale/), "quella-di-prima{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledWith({
      current_password: "quella-di-prima",
      password: "una-password-lunga",
      password_confirmation: "una-password-lunga",
    });
  },
};
export const WrongCurrent: Story = {
  args: {
    asksCurrent: true,
    submitText: "Salva la password",
    onSubmit: refused("current_password", wrong),
  },
  play: async ({ canvasElement }) => {
    const current = within(canvasElement).getByLabelText(/^Password attuale/);
    await userEvent.type(current, "non-questa");
    await fill(canvasElement, "una-password-lunga", "una-password-lunga");
    await expect(await within(canvasElement).findByText(wrong)).toBeVisible();
    await waitFor(() => expect(current).toHaveFocus());
  },
};
