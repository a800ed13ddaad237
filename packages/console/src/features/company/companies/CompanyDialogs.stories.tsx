// The dialogs of the administrator's list of companies: one company, a new one, a replacement token, and the token that
// is shown once.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { storyFrame } from "../../../story-frame.tsx";
import CompanyDrawer from "./CompanyDrawer.tsx";
import CompanyModal from "./CompanyModal.tsx";
import ReplaceModal from "./ReplaceModal.tsx";
import { changing, detailOf, longest, revoked } from "./sample-companies.ts";
import TokenModal from "./TokenModal.tsx";

const meta = {
  title: "Console/Office/Companies, dialogs",
  component: CompanyDrawer,
  decorators: [storyFrame],
  args: {
    open: true,
    onOpenChange: fn(),
    data: detailOf(changing),
    error: undefined,
    onRetry: fn(),
    licenses: <p>Accoglienza</p>,
    onReplace: fn(),
    onRevoke: fn(),
  },
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
} satisfies Meta<typeof CompanyDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await within(document.body).findByRole("dialog"));

export const OneWhoseTokenChanges: Story = {
  tags: ["dark", "phone"],
  play: async ({ args }) => {
    const drawer = await dialog();
    await expect(drawer.getByText("Il token precedente funziona fino al")).toBeVisible();
    await userEvent.click(drawer.getByRole("button", { name: "Cambia token" }));
    await expect(args.onReplace).toHaveBeenCalledTimes(1);
    await userEvent.click(drawer.getByRole("button", { name: "Revoca i token" }));
    await expect(args.onRevoke).toHaveBeenCalledTimes(1);
  },
};
export const OneRevoked: Story = {
  args: { data: detailOf(revoked, 0) },
  play: async () => {
    const drawer = await dialog();
    await expect(drawer.queryByRole("button", { name: "Revoca i token" })).toBeNull();
    await expect(drawer.getByRole("button", { name: "Nuovo token" })).toBeVisible();
  },
};
export const OneWithLongTexts: Story = { args: { data: detailOf(longest) } };
export const OneLoading: Story = { args: { data: undefined } };
export const OneFailed: Story = {
  args: { data: undefined, error: "Il server non risponde." },
  play: async ({ args }) => {
    await userEvent.click((await dialog()).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

const onSubmit = fn();
const making = {
  open: true,
  owner: undefined,
  onOpenChange: fn(),
  busy: false,
  problems: {},
  onSubmit,
};
export const NewCompany: Story = {
  render: () => <CompanyModal {...making} />,
  play: async () => {
    const modal = await dialog();
    await userEvent.type(modal.getByRole("textbox", { name: /Nome/ }), "Rossi");
    await userEvent.type(modal.getByRole("textbox", { name: /E-mail/ }), "info@rossi.example");
    await userEvent.selectOptions(modal.getByRole("combobox"), "IT");
    await userEvent.click(modal.getByRole("button", { name: "Crea azienda" }));
    await expect(onSubmit.mock.lastCall?.[0]).toEqual({
      name: "Rossi",
      email: "info@rossi.example",
      country: "IT",
    });
  },
};
export const NewCompanyRefused: Story = {
  render: () => (
    <CompanyModal
      {...making}
      problems={{
        name: "Un’altra azienda ha questo nome, o uno che sembra uguale.",
        email: "Questo indirizzo e-mail non è valido.",
        country: "Scegli il paese.",
      }}
    />
  ),
};
export const NewCompanyBusy: Story = { render: () => <CompanyModal {...making} busy /> };

const onReplace = fn();
const replacing = {
  open: true,
  onOpenChange: fn(),
  company: changing,
  busy: false,
  error: undefined,
  onReplace,
};
export const ReplaceToken: Story = {
  render: () => <ReplaceModal {...replacing} />,
  play: async () => {
    const modal = await dialog();
    await userEvent.click(modal.getByRole("radio", { name: "funziona ancora 7 giorni" }));
    await userEvent.click(modal.getByRole("button", { name: "Crea il nuovo token" }));
    await expect(onReplace).toHaveBeenLastCalledWith(168);
  },
};
export const ReplaceAtOnce: Story = {
  render: () => <ReplaceModal {...replacing} />,
  play: async () => {
    const modal = await dialog();
    await userEvent.click(modal.getByRole("radio", { name: "finisce subito" }));
    await expect(modal.getByText(/resta fuori/)).toBeVisible();
  },
};
export const ReopenRevoked: Story = {
  render: () => <ReplaceModal {...replacing} company={revoked} />,
  play: async () => {
    const modal = await dialog();
    await expect(modal.queryByRole("radio")).toBeNull();
    await userEvent.click(modal.getByRole("button", { name: "Crea il nuovo token" }));
    await expect(onReplace).toHaveBeenLastCalledWith(0);
  },
};
export const ReplaceFailed: Story = {
  render: () => <ReplaceModal {...replacing} error="Il server non risponde." />,
};

const onTokenClose = fn();
const token = {
  open: true,
  onOpenChange: onTokenClose,
  name: "Bottega Conti",
  token: "q7Zk1mXw0V3bTn8sYh5uRj2eLc9aGd4fPo6iKx-M_Bw",
};
export const TokenShownOnce: Story = {
  tags: ["dark"],
  render: () => <TokenModal {...token} />,
};
export const TokenLeftUnread: Story = {
  render: () => <TokenModal {...token} />,
  play: async () => {
    const modal = await dialog();
    await userEvent.keyboard("{Escape}");
    await expect(modal.getByRole("alert")).toHaveTextContent("nessuno potrà più leggere");
    await expect(onTokenClose).not.toHaveBeenCalled();
    await userEvent.keyboard("{Escape}");
    await expect(onTokenClose).toHaveBeenCalledWith(false);
  },
};
