// A company's license on a product's page: every standing with its next step, and paying.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { dropAllEdits } from "../../drafts/stored-edits.ts";
import { CallFailure } from "../../api/send.ts";
import { storyFrame } from "../../story-frame.tsx";
import { LicensePanel } from "./LicensePanel.tsx";
import { closeProposals } from "../../features/store/useProposal.ts";
import { inDays, sampleLicense, storyNow } from "../../features/license/sample-license.ts";

const installed = { state: "installed", installedVersion: "2.1.0" } as const;
const terms = { price_amount: 9.5, price_currency: "EUR", expiration_id: 4, length: "Sei mesi" };
const free = { price_amount: 0, price_currency: "EUR", expiration_id: 1, length: "Senza scadenza" };
const resolves = () => fn(() => Promise.resolve());

const meta = {
  title: "Console/Store/License",
  component: LicensePanel,
  // Unsent input of an earlier story is kept on the device, so it is removed first.
  beforeEach: async ({ args: { company } }) => {
    await dropAllEdits(`company ${company.email}`);
    // The page is also that of the stories after these, whose product may be the same.
    return closeProposals;
  },
  decorators: [
    (Story) => (
      <div className="max-w-80 bg-surface p-4">
        <Story />
      </div>
    ),
    storyFrame,
  ],
  args: {
    productId: 12,
    name: "Presenze",
    license: sampleLicense(),
    terms,
    added: [],
    gives: true,
    company: { name: "Northwind Srl", email: "hr@northwind.example" },
    clock: () => storyNow,
    onGet: resolves(),
    onPay: resolves(),
    onInstall: resolves(),
    onUninstall: resolves(),
    onPropose: resolves(),
  },
} satisfies Meta<typeof LicensePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string | RegExp) => screen.getByRole("button", { name });
/** An action has ended, so that the next button can be pressed, and the picture is the same each time. */
const idle = () => waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
const press = async (name: string | RegExp) => {
  await userEvent.click(button(name));
  await idle();
};
/** Presses a button that leads to a payment, and confirms it. */
const pay = async (name: RegExp) => {
  await press(name);
  const dialog = await screen.findByRole("dialog");
  await userEvent.click(within(dialog).getByRole("button", { name: /^Paga/ }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await idle();
};

export const NoLicense: Story = {
  tags: ["hero"],
  play: async ({ args }) => {
    await press("Ottieni la licenza");
    await expect(args.onGet).toHaveBeenCalledWith(false);
  },
};
export const NoLicenseOfFreeApp: Story = {
  args: { terms: free },
  play: async ({ args }) => {
    await press("Ottieni e installa");
    await expect(args.onGet).toHaveBeenCalledWith(true);
  },
};
export const Unpaid: Story = {
  tags: ["dark"],
  args: { license: sampleLicense({ state: "licensed" }) },
  play: async ({ args }) => {
    await pay(/^Paga 9,50/);
    await expect(args.onPay).toHaveBeenCalledOnce();
    // Without a payment there is no receipt.
    await expect(screen.queryByRole("link", { name: "Ricevute" })).toBeNull();
  },
};
export const Paid: Story = {
  args: { license: sampleLicense({ state: "paid", expiresAt: inDays(120) }) },
  play: async ({ args }) => {
    await press("Installa");
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
export const Installed: Story = {
  tags: ["dark"],
  args: { license: sampleLicense({ ...installed, expiresAt: inDays(120) }) },
  play: async () => {
    await expect(screen.getByRole("link", { name: "Dalla alle persone" })).toHaveAttribute(
      "href",
      "/store/people?by=app&app=12",
    );
  },
};
export const InstalledWithNothingToGive: Story = {
  args: { ...Installed.args, gives: false },
  play: async () => {
    await expect(screen.queryByRole("link", { name: "Dalla alle persone" })).toBeNull();
    await expect(screen.getByRole("link", { name: "Ricevute" })).toBeVisible();
  },
};
export const Expiring: Story = {
  args: { license: sampleLicense({ ...installed, expiresAt: inDays(11.5) }) },
  play: async ({ args }) => {
    await expect(screen.getByText("Ancora 12 giorni")).toBeVisible();
    await pay(/^Rinnova per 9,50/);
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
/** A license of one month is expiring in its last week only. */
export const MonthJustPaid: Story = {
  args: {
    license: sampleLicense({ state: "paid", expiresAt: inDays(29), expiringAt: inDays(21.5) }),
  },
  play: async ({ args }) => {
    await expect(screen.queryByRole("button", { name: /^Rinnova/ })).toBeNull();
    await press("Installa");
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
export const RenewedAtAnotherPrice: Story = {
  args: {
    license: sampleLicense({ ...installed, expiresAt: inDays(3) }),
    terms: { ...terms, price_amount: 12 },
  },
  play: async () => {
    await expect(button(/^Rinnova per 12,00/)).toBeVisible();
  },
};
export const Expired: Story = {
  args: {
    license: sampleLicense({ state: "expired", installedVersion: "2.1.0", expiresAt: inDays(-4) }),
  },
  play: async () => {
    await press("Disinstalla");
    const dialog = await screen.findByRole("alertdialog");
    await expect(within(dialog).getByText(/bisogna prima rinnovarla/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Lascia installata" }));
  },
};
/** The response was sent before the license ended; the page's clock updates the standing. */
export const ExpiresWhileOpen: Story = {
  args: {
    license: sampleLicense({ ...installed, expiresAt: inDays(1) }),
    clock: () => Date.parse(inDays(1)) + 1_000,
  },
  play: async () => {
    await expect(screen.getByText("Scaduta")).toBeVisible();
    await expect(button(/^Rinnova/)).toBeVisible();
  },
};
export const UpdateAsksForMore: Story = {
  args: {
    license: sampleLicense({ state: "installed", installedVersion: "2.0.0" }),
    added: ["Leggere le scansioni dei badge", "Scrivere gli orari"],
  },
  play: async ({ args }) => {
    await press("Aggiorna");
    const dialog = await screen.findByRole("alertdialog");
    await expect(within(dialog).getByText("Scrivere gli orari")).toBeVisible();
    await expect(args.onInstall).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Aggiorna" }));
    await idle();
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
export const UpdateAsksForNothing: Story = {
  args: { license: sampleLicense({ state: "installed", installedVersion: "2.0.0" }) },
  play: async ({ args }) => {
    await press("Aggiorna");
    await expect(args.onInstall).toHaveBeenCalledOnce();
  },
};
export const UpdateAsked: Story = {
  tags: ["phone"],
  args: { ...UpdateAsksForMore.args },
  play: async () => {
    await press("Aggiorna");
    const dialog = await screen.findByRole("alertdialog");
    await expect(within(dialog).getByText("Leggere le scansioni dei badge")).toBeVisible();
    await expect(within(dialog).getByRole("button", { name: "Annulla" })).toBeEnabled();
  },
};
export const HiddenButPaid: Story = {
  args: { license: sampleLicense({ ...installed, expiresAt: inDays(20), onSale: false }) },
  play: async () => {
    await expect(screen.getByText("Ritirata dalla vendita")).toBeVisible();
    await expect(screen.queryByRole("button", { name: /^Rinnova/ })).toBeNull();
  },
};
/** The license cannot be paid for any more; the company can only ask for a proposal. */
export const HiddenAndExpired: Story = {
  tags: ["dark"],
  args: {
    license: sampleLicense({ state: "expired", expiresAt: inDays(-4), onSale: false }),
  },
  play: async () => {
    await expect(screen.getByText(/non si può rinnovare|non può essere rinnovata/)).toBeVisible();
    await press("Chiedi una proposta");
    await expect(await screen.findByRole("dialog")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};
export const HiddenAndUnpaid: Story = {
  args: { license: sampleLicense({ state: "licensed", onSale: false }) },
  play: async () => {
    await expect(screen.queryByRole("button", { name: /^Paga/ })).toBeNull();
    await expect(button("Chiedi una proposta")).toBeVisible();
  },
};
/** Back from the payment provider's page, while the server is asked for the payment's status. */
export const ComingBack: Story = {
  args: {
    license: sampleLicense({ state: "licensed" }),
    payment: { id: 123, status: "pending", slow: false, url: null, asking: true },
  },
  play: async ({ args }) => {
    await expect(button(/^Paga/)).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button(/^Paga/));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};
export const Paying: Story = {
  args: {
    license: sampleLicense({ state: "licensed" }),
    payment: { id: 123, status: "pending", slow: false, url: "https://pay.example/p" },
  },
  play: async () => {
    await expect(screen.getByRole("link", { name: "Continua il pagamento" })).toHaveAttribute(
      "href",
      "https://pay.example/p",
    );
    await expect(screen.queryByRole("button", { name: /^Paga/ })).toBeNull();
  },
};
export const PayingTakesLong: Story = {
  args: {
    license: sampleLicense({ state: "licensed" }),
    payment: { id: 123, status: "pending", slow: true, url: "https://pay.example/p" },
  },
  play: async () => {
    await expect(screen.getByText(/Ci vuole più del solito/)).toBeVisible();
  },
};
export const PaymentReceived: Story = {
  args: {
    license: sampleLicense({ state: "paid", expiresAt: inDays(180) }),
    payment: { id: 123, status: "paid", slow: false, url: null },
  },
  play: async () => {
    await expect(screen.getByRole("link", { name: "Vedi la ricevuta" })).toHaveAttribute(
      "href",
      "/store/receipts/123",
    );
  },
};
export const PaymentRefused: Story = {
  args: {
    license: sampleLicense({ state: "licensed" }),
    payment: { id: 123, status: "refused", slow: false, url: null },
  },
  play: async ({ args }) => {
    await expect(screen.getByRole("alert")).toHaveTextContent("Il pagamento è stato rifiutato");
    await pay(/^Paga/);
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};
export const PaymentUnanswered: Story = {
  args: {
    license: sampleLicense({ state: "licensed" }),
    payment: { id: 123, status: "ended", slow: false, url: null },
  },
  play: async () => {
    await expect(screen.getByText("Il pagamento non si è concluso")).toBeVisible();
  },
};
export const PriceChanged: Story = {
  args: {
    license: sampleLicense({ state: "licensed" }),
    onPay: fn(() =>
      Promise.reject(new CallFailure("Il prezzo è cambiato: adesso è 12.00 EUR.", 409)),
    ),
  },
  play: async () => {
    await pay(/^Paga/);
    await expect(await screen.findByRole("alert")).toHaveTextContent("adesso è 12.00 EUR");
    await expect(button(/^Paga/)).toBeEnabled();
  },
};
export const Uninstalling: Story = {
  args: { license: sampleLicense({ ...installed, expiresAt: inDays(120) }) },
  play: async ({ args }) => {
    await press("Disinstalla");
    const dialog = await screen.findByRole("alertdialog");
    await expect(within(dialog).getByText(/senza pagare di nuovo/)).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "Disinstalla" }));
    await idle();
    await expect(args.onUninstall).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  },
};
export const UninstallAsked: Story = {
  args: { ...Uninstalling.args },
  play: async ({ args }) => {
    await press("Disinstalla");
    const dialog = await screen.findByRole("alertdialog");
    await expect(within(dialog).getByText(/senza pagare di nuovo/)).toBeVisible();
    await expect(args.onUninstall).not.toHaveBeenCalled();
  },
};
export const ProposalOpen: Story = {
  play: async ({ args }) => {
    await press("Chiedi una proposta");
    const dialog = await screen.findByRole("dialog");
    await userEvent.click(within(dialog).getByRole("button", { name: "Invia la richiesta" }));
    await expect(within(dialog).getByRole("textbox", { name: /Messaggio/ })).toBeInvalid();
    await expect(args.onPropose).not.toHaveBeenCalled();
  },
};
export const Proposal: Story = {
  play: async ({ args }) => {
    await press("Chiedi una proposta");
    const dialog = await screen.findByRole("dialog");
    const message = within(dialog).getByRole("textbox", { name: /Messaggio/ });
    await userEvent.type(message, "500 persone");
    await userEvent.click(within(dialog).getByRole("button", { name: "Invia la richiesta" }));
    await expect(args.onPropose).toHaveBeenCalledWith("500 persone");
    await expect(await screen.findByText(/hr@northwind.example/)).toBeVisible();
  },
};
export const ProposalFailed: Story = {
  args: { onPropose: fn(() => Promise.reject(new CallFailure("Il server non risponde.", 503))) },
  play: async () => {
    await press("Chiedi una proposta");
    const dialog = await screen.findByRole("dialog");
    const message = within(dialog).getByRole("textbox", { name: /Messaggio/ });
    await userEvent.type(message, "500 persone");
    await userEvent.click(within(dialog).getByRole("button", { name: "Invia la richiesta" }));
    await expect(await screen.findByRole("alert")).toHaveTextContent("Il server non risponde.");
    await expect(message).toHaveValue("500 persone");
  },
};
