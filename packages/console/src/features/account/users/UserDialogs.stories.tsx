// The dialogs of the administrator's list of users: one user in each state, the reader's own account, an invitation.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyFrame } from "../../../story-frame.tsx";
import InviteModal from "./InviteModal.tsx";
import { creator, inactive, invited, longestUser, reader } from "./sample-users.ts";
import UserDrawer from "./UserDrawer.tsx";

const meta = {
  title: "Console/Office/People, dialogs",
  component: UserDrawer,
  decorators: [storyFrame],
  args: {
    open: true,
    onOpenChange: fn(),
    data: creator,
    own: false,
    error: undefined,
    onRetry: fn(),
    onAction: fn(),
    busy: false,
  },
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
} satisfies Meta<typeof UserDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));
const press = async (name: string) =>
  userEvent.click((await dialog()).getByRole("button", { name }));

export const OneCreator: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    await press("Esci ovunque");
    await expect(args.onAction).toHaveBeenLastCalledWith("sign_out");
    await press("Disattiva");
    await expect(args.onAction).toHaveBeenLastCalledWith("deactivate");
    await press("Rendi amministratore");
    await expect(args.onAction).toHaveBeenLastCalledWith("make_admin");
  },
};
export const OneInvited: Story = {
  args: { data: invited },
  play: async ({ args }) => {
    await press("Manda un altro invito");
    await expect(args.onAction).toHaveBeenLastCalledWith("invite");
  },
};
export const OneDeactivated: Story = {
  args: { data: inactive },
  play: async ({ args }) => {
    await expect((await dialog()).queryByRole("button", { name: "Disattiva" })).toBeNull();
    await press("Riattiva");
    await expect(args.onAction).toHaveBeenLastCalledWith("reactivate");
  },
};
export const OwnAccount: Story = {
  args: { data: reader, own: true },
  play: async () => {
    const drawer = await dialog();
    await expect(drawer.getByText(/Questo è il tuo account/)).toBeVisible();
    await expect(drawer.getAllByRole("button")).toHaveLength(1);
  },
};
export const OneBusy: Story = { args: { data: invited, busy: true } };
export const OneWithLongTexts: Story = { args: { data: longestUser } };
export const OneLoading: Story = { args: { data: undefined } };
export const OneFailed: Story = {
  args: { data: undefined, error: "Il server non risponde." },
  play: async ({ args }) => {
    await press("Riprova");
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const onSubmit = fn();
const inviting = {
  open: true,
  owner: undefined,
  onOpenChange: fn(),
  busy: false,
  problems: {},
  onSubmit,
};
export const Invite: Story = {
  render: () => <InviteModal {...inviting} />,
  play: async () => {
    const modal = await dialog();
    await userEvent.type(modal.getByRole("textbox", { name: /Nome utente/ }), "lia");
    await userEvent.type(modal.getByRole("textbox", { name: /E-mail/ }), "lia@example.com");
    await userEvent.click(modal.getByRole("radio", { name: "Amministratore" }));
    await userEvent.selectOptions(modal.getByRole("combobox"), "fr");
    await press("Manda l’invito");
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      username: "lia",
      email: "lia@example.com",
      role: "admin",
      language: "fr",
    });
  },
};
export const InviteRefused: Story = {
  render: () => (
    <InviteModal
      {...inviting}
      problems={{
        username: "Un altro account ha questo nome.",
        email: "Un altro account ha questo indirizzo.",
      }}
    />
  ),
};
export const InviteBusy: Story = { render: () => <InviteModal {...inviting} busy /> };
