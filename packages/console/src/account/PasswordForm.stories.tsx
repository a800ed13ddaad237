// A new password: empty, mismatch, expired link, changed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyFrame } from "../story-frame.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

const meta = {
  title: "Console/Password reset",
  component: PasswordForm,
  decorators: [storyFrame],
  args: { submitText: "Salva la password", onSubmit: fn(() => Promise.resolve()) },
  globals: { language: "it" },
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
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Salva la password" }));
    await expect(await within(canvasElement).findByText("Scrivi la password.")).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
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
