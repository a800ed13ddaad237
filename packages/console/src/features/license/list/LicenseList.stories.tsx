// The license desk: loading, failed, empty, one license, every standing, no match, as a table, thousands.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { Button } from "@lanyard/design-system";
import { storyFrame } from "../../../story-frame.tsx";
import { LicenseToolbar } from "./LicenseToolbar.tsx";
import { LicenseList } from "./LicenseList.tsx";
import { expiring, hiddenButPaid, sampleLicenses, sampleSummary } from "../sample-licenses.ts";

const view = { view: "wallet", filter: undefined, search: "", order: "renewal" } as const;
const meta = {
  title: "Console/Licenses/LicenseDesk",
  component: LicenseList,
  decorators: [storyFrame],
  args: {
    view,
    summary: sampleSummary,
    due: [expiring, hiddenButPaid],
    dueMany: 2,
    onShowDue: fn(),
    onRenewDue: fn(),
    readsDue: false,
    licenses: sampleLicenses,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onClear: fn(),
    selected: [],
    onSelect: fn(),
    actions: () => <Button size="sm">Rinnova</Button>,
    browse: <Button>Vai allo store</Button>,
    toolbar: (
      <LicenseToolbar
        view={view}
        onChange={fn()}
        counts={sampleSummary.counts}
        searching={false}
        onExport={fn()}
        exporting={false}
      />
    ),
    more: undefined,
  },
} satisfies Meta<typeof LicenseList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryStanding: Story = {
  tags: ["phone"],
  play: async ({ canvas, userEvent, args }) => {
    const due = canvas.getByRole("region", { name: "In scadenza" });
    await expect(within(due).getAllByRole("article")).toHaveLength(2);
    await userEvent.click(canvas.getByRole("button", { name: "Rinnova quelle in scadenza" }));
    await expect(args.onRenewDue).toHaveBeenCalled();
    const all = canvas.getByRole("region", { name: "Tutte le licenze" });
    await expect(within(all).getByRole("link", { name: "Parcheggio" })).toBeVisible();
    await expect(within(all).getByText("Scaduta")).toBeVisible();
  },
};

export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

export const AsTable: Story = {
  tags: ["dark", "phone"],
  args: { view: { ...view, view: "table" } },
  play: async ({ canvas, userEvent, args }) => {
    const one = await canvas.findByRole("checkbox", { name: "Scegli Sale riunioni" });
    await userEvent.click(one);
    await expect(args.onSelect).toHaveBeenCalledWith(["2"]);
    // This license cannot be renewed.
    await expect(canvas.queryByRole("checkbox", { name: "Scegli Cambio turno" })).toBeNull();
  },
};

export const OneLicense: Story = {
  args: {
    licenses: [expiring],
    due: [expiring],
    dueMany: 1,
    summary: { ...sampleSummary, licenses: 1 },
  },
};

export const Loading: Story = {
  args: { licenses: undefined, due: undefined, dueMany: undefined, summary: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Tutte le licenze" })).toBeNull();
    await expect(canvas.getByRole("list", { busy: true })).toBeVisible();
  },
};

/** Some are due, as the figures say; the list, which is there, waits for their row. */
export const LoadingWhatIsDue: Story = {
  args: { due: undefined, dueMany: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Tutte le licenze" })).toBeNull();
    await expect(canvas.getAllByRole("list", { busy: true })).toHaveLength(1);
  },
};

export const Failed: Story = {
  args: { licenses: undefined, error: "Il server non risponde." },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Il server non risponde.");
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Offline: Story = {
  args: {
    licenses: undefined,
    error: "Il server non risponde. Controlla la connessione e riprova.",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Controlla la connessione");
    await expect(canvas.queryByRole("article")).toBeNull();
  },
};
export const OfflineAtTheNextPage: Story = {
  args: {
    more: {
      load: fn(),
      busy: false,
      error: "Il server non risponde. Controlla la connessione e riprova.",
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/Controlla la connessione/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Riprova" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};
/** The response was sent before the license ended; the page's clock updates the standing. */
export const ExpiresWhileOpen: Story = {
  args: {
    due: [],
    licenses: [{ ...expiring, license_expires_at: new Date(Date.now() - 60_000).toISOString() }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Scaduta")).toBeVisible();
    await expect(canvas.getByText(/^scaduta il/)).toBeVisible();
    await expect(canvas.queryByText(/4,17/)).toBeNull();
  },
};

export const Empty: Story = { args: { licenses: [], due: [] } };

export const NoMatch: Story = {
  args: { licenses: [], view: { ...view, search: "xyz" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le licenze" }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};

/**
 * Only the first two rows of expiring licenses are shown, so that the search below stays in reach; a button shows the
 * rest.
 */
export const ManyEndSoon: Story = {
  args: {
    due: Array.from({ length: 60 }, (_, at) => ({ ...expiring, license_id: at, product_id: at })),
    dueMany: 71,
  },
  play: async ({ canvas, userEvent, args }) => {
    const due = within(canvas.getByRole("region", { name: "In scadenza" }));
    await expect(due.getAllByRole("article")).toHaveLength(6);
    await userEvent.click(due.getByRole("button", { name: "Mostra tutte le 71" }));
    await expect(args.onShowDue).toHaveBeenCalled();
  },
};

export const Thousands: Story = {
  args: {
    summary: { ...sampleSummary, licenses: 10_000, month: [{ currency: "EUR", amount: 48_120.5 }] },
    more: { load: fn(), busy: false, error: undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altre" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};
