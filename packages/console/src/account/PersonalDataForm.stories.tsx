// The user's data: default and uploaded avatar, avatar to be removed, invalid e-mail, saved.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyFrame } from "../story-frame.tsx";
import { PersonalDataForm } from "./PersonalDataForm.tsx";

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#d99a1c" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#1c1a17"/><path fill="#1c1a17" d="M1 8c0-4 6-4 6 0z"/></svg>')}`;
const user = {
  id: 1,
  username: "ada",
  email: "ada@example.com",
  support_email: "help@example.com",
  role: "creator",
  avatar: "",
} as const;

const meta = {
  title: "Console/Account",
  component: PersonalDataForm,
  decorators: [storyFrame],
  args: { user, onSave: fn(() => Promise.resolve()) },
} satisfies Meta<typeof PersonalDataForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: "Salva le modifiche" });

export const DefaultAvatar: Story = {
  tags: ["dark", "phone"],
  play: async ({ canvasElement, args }) => {
    await expect(save(canvasElement)).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(save(canvasElement));
    await waitFor(() => expect(save(canvasElement)).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
    save(canvasElement).blur();
  },
};
export const OwnAvatar: Story = { args: { user: { ...user, avatar: face } } };
export const AvatarToBeRemoved: Story = {
  args: { user: { ...user, avatar: face } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /Rimuovi/ }));
    await expect(within(canvasElement).getByText("Verrà rimossa al salvataggio")).toBeVisible();
    await userEvent.click(save(canvasElement));
    const changes = (args.onSave as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData;
    await expect([...changes.entries()]).toEqual([["remove_avatar", "1"]]);
  },
};
export const InvalidEmail: Story = {
  play: async ({ canvasElement, args }) => {
    const email = within(canvasElement).getByRole("textbox", { name: /^E-mail(?! di)/ });
    await userEvent.clear(email);
    await userEvent.type(email, "ada@");
    await userEvent.click(save(canvasElement));
    await expect(
      await within(canvasElement).findByText("Questo indirizzo e-mail non è valido."),
    ).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const Saved: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.type(
      within(canvasElement).getByRole("textbox", { name: /Nome utente/ }),
      " lovelace",
    );
    await userEvent.click(save(canvasElement));
    const changes = (args.onSave as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData;
    await expect([...changes.entries()]).toEqual([["username", "ada lovelace"]]);
    await waitFor(() => expect(save(canvasElement)).toHaveFocus());
  },
};
