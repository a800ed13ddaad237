// The audit log in UTC: filtered, loading, failed, empty, no match, many, long texts.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { AdminTable, type AdminTableProps } from "../../components/admin-list/AdminTable.tsx";
import { readView } from "../../components/admin-list/list-view.ts";
import type { AuditEntry } from "@lanyard/contract";
import { AuditFilters } from "./AuditFilters.tsx";
import { auditList, useAuditWords } from "./audit.list.tsx";
import type { AuditView } from "./audit-view.ts";
import { longestEntry, manyEntries, sampleEntries } from "./sample-audit.ts";

interface AuditTableProps extends AdminTableProps<AuditEntry> {
  readonly view: AuditView;
}
const AuditTable = (props: AuditTableProps) => (
  <AdminTable list={auditList} words={useAuditWords()} {...props}>
    <AuditFilters view={props.view} onChange={props.onChange} />
  </AdminTable>
);
/** In UTC, so that the times in pictures do not depend on the time zone. */
const view = (address: string) =>
  readView(auditList.params, new URLSearchParams(`utc=1&${address}`));
const unfiltered = readView(auditList.params, new URLSearchParams());
const meta = {
  title: "Console/Office/Audit log",
  component: AuditTable,
  decorators: [storyFrame],
  args: {
    view: view(""),
    rows: sampleEntries,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onChange: fn(),
    more: undefined,
  },
} satisfies Meta<typeof AuditTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrowed =
  "subject=company&subject_id=4&actor=user&actor_id=9&action=company.token&from=2026-03-01&until=2026-03-31";
export const NarrowedDown: Story = {
  tags: ["phone"],
  args: {
    view: view(narrowed),
    rows: sampleEntries.slice(3, 4),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra anche le altre" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      action: undefined,
      actor_id: undefined,
      subject_id: undefined,
    });
    (document.activeElement as HTMLElement).blur();
  },
};

export const Sentences: Story = {
  tags: ["dark"],
  play: async ({ canvas }) => {
    const row = canvas.getByRole("row", { name: /marta ha modificato Visite 2\.0\.0$/ });
    const link = (name: string) => within(row).getByRole("link", { name });
    await expect(link("marta")).toHaveAttribute("href", "/dashboard/people?user=7");
    await expect(link("Visite 2.0.0")).toHaveAttribute("href", "/dashboard/products/12");
    const removed = canvas.getByRole("row", { name: /ada ha eliminato Presenze$/ });
    await expect(within(removed).queryByRole("link", { name: "Presenze" })).toBeNull();
    await expect(canvas.getByRole("row", { name: /ada ha eliminato Build 45$/ })).toBeVisible();
  },
};
export const InEnglish: Story = { globals: { language: "en" } };
export const InSpanish: Story = { globals: { language: "es" } };
export const InFrench: Story = { globals: { language: "fr" } };

export const LongTexts: Story = { tags: ["phone"], args: { rows: [longestEntry] } };

export const Many: Story = {
  args: {
    rows: manyEntries(60),
    more: { load: fn(), busy: false, error: undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altre" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { rows: undefined, view: unfiltered } };

export const Failed: Story = {
  args: { rows: undefined, view: unfiltered, error: "Il server non risponde." },
  play: async ({ canvas, userEvent, args }) => {
    const message = canvas.getByRole("alert");
    await expect(message).toHaveTextContent("Il server non risponde.");
    await userEvent.click(within(message).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { rows: [], view: unfiltered } };

export const WithoutMatch: Story = {
  args: {
    rows: [],
    view: view("who=zzz"),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le voci" }));
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ who: undefined, until: undefined }),
    );
  },
};
