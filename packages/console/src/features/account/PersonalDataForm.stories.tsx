// The user's data: default and uploaded avatar, avatar to be removed, invalid e-mail, saved, restored.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { keepEdits } from "../../drafts/stored-edits.ts";
import { storyFrame } from "../../story-frame.tsx";
import { PersonalDataForm } from "./PersonalDataForm.tsx";

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#d99a1c" d="M0 0h8v8H0z"/><circle cx="4" cy="3" r="1.5" fill="#1c1a17"/><path fill="#1c1a17" d="M1 8c0-4 6-4 6 0z"/></svg>')}`;
const user = {
  id: 1,
  username: "ada",
  email: "ada@example.com",
  pending_email: "",
  review_mails: 1,
  support_email: "help@example.com",
  role: "creator",
  avatar: "",
} as const;

// Each story has a user of its own, because unsaved input is kept per user, also from one story to the next.
const meta = {
  title: "Console/Account",
  component: PersonalDataForm,
  decorators: [storyFrame],
  args: { user, onSave: fn(() => Promise.resolve()), onKeepEmail: fn(() => Promise.resolve()) },
} satisfies Meta<typeof PersonalDataForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const save = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: "Salva le modifiche" });

export const DefaultAvatar: Story = {
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
  args: { user: { ...user, id: 2, avatar: face } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Rimuovi" }));
    await expect(canvas.getByText("Verrà rimossa al salvataggio")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Annulla la rimozione" }));
    await expect(save(canvasElement)).toHaveAttribute("aria-disabled", "true");
    const remove = canvas.getByRole("button", { name: "Rimuovi" });
    await userEvent.click(remove);
    await expect(save(canvasElement)).not.toHaveAttribute("aria-disabled", "true");
    (document.activeElement as HTMLElement).blur();
  },
};
export const InvalidEmail: Story = {
  args: { user: { ...user, id: 3 } },
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
export const NewEmail: Story = {
  args: { user: { ...user, id: 7 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const email = canvas.getByRole("textbox", { name: /^E-mail(?! di)/ });
    await expect(canvas.queryByLabelText(/^Password attuale/)).toBeNull();
    await userEvent.clear(email);
    await userEvent.type(email, "ada@lovelace.example");
    await userEvent.click(save(canvasElement));
    await expect(await canvas.findByText("Scrivi la password attuale.")).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByLabelText(/^Password attuale/), "a password");
    await userEvent.click(save(canvasElement));
    const changes = (args.onSave as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData;
    await expect([...changes.entries()]).toEqual([
      ["email", "ada@lovelace.example"],
      ["current_password", "a password"],
    ]);
    // The present address stays until the new one is confirmed.
    await waitFor(() => expect(email).toHaveValue(user.email));
    await userEvent.clear(email);
    await userEvent.type(email, "ada@lovelace.example");
    await canvas.findByLabelText(/^Password attuale/);
    email.blur();
  },
};
export const EmailToConfirm: Story = {
  args: { user: { ...user, id: 8, pending_email: "ada@lovelace.example" } },
  tags: ["dark"],
  play: async ({ canvasElement, args }) => {
    const cancel = within(canvasElement).getByRole("button", { name: "Annulla il cambio" });
    await userEvent.click(cancel);
    await expect(args.onKeepEmail).toHaveBeenCalledOnce();
    cancel.blur();
  },
};
export const Saved: Story = {
  args: { user: { ...user, id: 4 } },
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
export const AnotherPicture: Story = {
  args: { user: { ...user, id: 5, avatar: face } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const chosen = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], "me.png", {
      type: "image/png",
    });
    await userEvent.upload(canvas.getByLabelText(/^Avatar/), chosen);
    await userEvent.click(save(canvasElement));
    const changes = (args.onSave as ReturnType<typeof fn>).mock.calls[0]?.[0] as FormData;
    await expect([...changes.keys()]).toEqual(["avatar"]);
    await waitFor(() => expect(save(canvasElement)).toHaveAttribute("aria-disabled", "true"));
    save(canvasElement).blur();
  },
};
/** The ids of the edits on this device, of all forms. */
const idsOnDevice = () =>
  new Promise<readonly IDBValidKey[]>((resolve) => {
    const opening = indexedDB.open("drafts");
    opening.addEventListener("success", () => {
      const { result } = opening;
      const keys = result.transaction("edits").objectStore("edits").getAllKeys();
      keys.addEventListener("success", () => {
        result.close();
        resolve(keys.result);
      });
    });
  });
const old = "of last month";
export const RestoredEdits: Story = {
  args: { user: { ...user, id: 6 } },
  beforeEach: async () => {
    const edits = { data: { username: "ada lovelace" }, avatar: "saved" };
    await keepEdits({ id: "account", owner: 6, form: "account", at: Date.now(), edits });
    const at = Date.now() - 31 * 24 * 60 * 60_000;
    await keepEdits({ id: old, owner: 6, form: "another", at, edits });
    await expect(await idsOnDevice()).toContain(old);
  },
  play: async ({ canvasElement }) => {
    const name = within(canvasElement).getByRole("textbox", { name: /Nome utente/ });
    await waitFor(() => expect(name).toHaveValue("ada lovelace"));
    await expect(within(canvasElement).getByRole("button", { name: "Scarta" })).toBeVisible();
    await waitFor(async () => expect(await idsOnDevice()).not.toContain(old));
    await expect(save(canvasElement)).not.toHaveAttribute("aria-disabled", "true");
  },
};
export const InFrench: Story = { globals: { language: "fr" } };
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
