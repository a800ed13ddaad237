// The login form in its badge: empty, invalid, refused, busy.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { DoorBadge } from "../../components/page/DoorBadge.tsx";
import { storyFrame } from "../../story-frame.tsx";
import { LoginForm } from "./LoginForm.tsx";

const meta = {
  title: "Console/Login",
  component: LoginForm,
  decorators: [
    (Story) => (
      <div className="flex min-h-dvh flex-col">
        <DoorBadge>
          <Story />
        </DoorBadge>
      </div>
    ),
    storyFrame,
  ],
  args: { onSubmit: fn(() => Promise.resolve()), onForgot: fn() },
  parameters: {
    layout: "fullscreen",
    docs: { story: { inline: false, height: "720px" } },
  },
} satisfies Meta<typeof LoginForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const fill = async (canvasElement: HTMLElement, email: string, password: string) => {
  const form = within(canvasElement);
  if (email) await userEvent.type(form.getByRole("textbox", { name: /E-mail/ }), email);
  if (password) await userEvent.type(form.getByLabelText(/^Password/), password);
  await userEvent.click(form.getByRole("button", { name: "Accedi" }));
};

export const Arrived: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await expect(form.getByRole("textbox", { name: /E-mail/ })).toHaveFocus();
    await expect(form.queryByText("*")).toBeNull();
  },
};
export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, "", "");
    await expect(
      await within(canvasElement).findByText("Scrivi l’indirizzo e-mail."),
    ).toBeVisible();
    await expect(within(canvasElement).getByText("Scrivi la password.")).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const InvalidEmail: Story = {
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, "ada@", "segreta");
    await expect(
      await within(canvasElement).findByText("Questo indirizzo e-mail non è valido."),
    ).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};
export const WrongCredentials: Story = {
  args: { onSubmit: fn(() => Promise.reject(new Error("E-mail o password non corretti."))) },
  play: async ({ canvasElement }) => {
    await fill(canvasElement, "ada@example.com", "sbagliata");
    await expect(await within(canvasElement).findByRole("alert")).toHaveTextContent(
      "E-mail o password non corretti.",
    );
    await expect(within(canvasElement).getByRole("textbox", { name: /E-mail/ })).toHaveValue(
      "ada@example.com",
    );
  },
};
export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ canvasElement, args }) => {
    await fill(canvasElement, "ada@example.com", "segreta");
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Accedi/ }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: "ada@example.com",
      password: "segreta",
      remember_me: false,
    });
  },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };
