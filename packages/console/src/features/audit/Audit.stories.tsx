// The audit log in UTC: filtered, loading, failed, empty, no match, many, long texts.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { AuditTable } from "./AuditTable.tsx";
import { AuditToolbar } from "./AuditToolbar.tsx";
import { auditIn, type AuditView } from "./audit-view.ts";
import { longestEntry, manyEntries, sampleEntries } from "./sample-audit.ts";

const view = auditIn(new URLSearchParams());
const onChange = fn();
const toolbar = (result: string, narrowed: Partial<AuditView> = {}) => (
  <AuditToolbar
    view={{ ...view, ...narrowed }}
    onChange={onChange}
    searching={false}
    result={result}
  />
);
/** In UTC, so that the times in pictures do not depend on the time zone. */
const utc = { ...view, utc: true };
const meta = {
  title: "Console/Office/Audit log",
  component: AuditTable,
  decorators: [storyFrame],
  args: {
    view: utc,
    rows: sampleEntries,
    stale: false,
    error: undefined,
    onRetry: fn(),
    onClear: fn(),
    toolbar: toolbar("8 voci", { utc: true }),
    more: undefined,
  },
} satisfies Meta<typeof AuditTable>;
export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = {
  utc: true,
  subject: "company",
  subjectId: 4,
  actor: "user",
  actorId: 9,
  action: "company.token",
  from: "2026-03-01",
  until: "2026-03-31",
} as const;
export const NarrowedDown: Story = {
  tags: ["phone"],
  args: {
    view: { ...utc, ...narrowed },
    rows: sampleEntries.slice(3, 4),
    toolbar: toolbar("1 voce", narrowed),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra anche le altre" }));
    await expect(onChange).toHaveBeenLastCalledWith({
      action: "",
      actorId: undefined,
      subjectId: undefined,
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
    const gone = canvas.getByRole("row", { name: /ada ha eliminato Presenze$/ });
    await expect(within(gone).queryByRole("link", { name: "Presenze" })).toBeNull();
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
    toolbar: toolbar("Più di 60 voci", { utc: true }),
    more: { load: fn(), busy: false, error: undefined },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra altre" }));
    await expect(args.more?.load).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { rows: undefined, toolbar: toolbar("") } };

export const Failed: Story = {
  args: { rows: undefined, error: "Il server non risponde.", toolbar: toolbar("") },
  play: async ({ canvas, userEvent, args }) => {
    const said = canvas.getByRole("alert");
    await expect(said).toHaveTextContent("Il server non risponde.");
    await userEvent.click(within(said).getByRole("button", { name: "Riprova" }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const Empty: Story = { args: { rows: [], view, toolbar: toolbar("") } };

export const WithoutMatch: Story = {
  args: {
    rows: [],
    view: { ...utc, who: "zzz" },
    toolbar: toolbar("", { who: "zzz", utc: true }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Mostra tutte le voci" }));
    await expect(args.onClear).toHaveBeenCalled();
  },
};
