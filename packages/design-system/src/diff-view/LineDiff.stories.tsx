// LineDiff with a few lines, long folded stretches, a new file, and five thousand lines.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { LineDiff } from "./LineDiff.tsx";

const table = (name: string, columns: string[]) =>
  [
    `create table ${name} (`,
    ...columns.map((column) => `  ${column},`),
    "  primary key (id)",
    ");",
  ].join("\n");
const old = [
  "-- What the app keeps.",
  table("shift", ["id bigint", "starts timestamp", "person bigint not null"]),
  "",
  ...Array.from({ length: 14 }, (_, n) => `insert into color values (${n}, 'color ${n}');`),
  "",
  table("absence", ["id bigint", "person bigint", "reason text"]),
].join("\n");
const now = old
  .replace("starts timestamp", "starts timestamptz not null")
  .replace("  reason text,\n", "  reason text check (length(reason) < 500),\n  until date,\n")
  .replace("-- What the app keeps.\n", "");

const meta = {
  title: "Components/LineDiff",
  component: LineDiff,
  args: {
    caption: "tables.sql",
    before: old,
    after: now,
    texts: {
      removed: "Removed",
      added: "Added",
      old: "Line before",
      now: "Line now",
      change: "Change",
      line: "Text",
      unchanged: (lines) => `${lines} unchanged lines`,
      changed: (lines) => `${lines} more changed lines`,
    },
  },
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
  parameters: {
    docs: { description: { component: "Two versions of a text file, compared line by line." } },
  },
} satisfies Meta<typeof LineDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

const rows = (canvas: HTMLElement, state: string) =>
  [...canvas.querySelectorAll(`tr[data-state=${state}]`)].map(
    (row) => row.lastElementChild?.textContent,
  );

export const FewLines: Story = {
  tags: ["dark", "forced", "large-text", "phone", "rtl"],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("table", { name: "tables.sql" })).toBeVisible();
    await expect(rows(canvasElement, "removed")).toEqual([
      "-- What the app keeps.",
      "  starts timestamp,",
      "  reason text,",
    ]);
    await expect(rows(canvasElement, "added")).toEqual([
      "  starts timestamptz not null,",
      "  reason text check (length(reason) < 500),",
      "  until date,",
    ]);
    const fold = within(canvasElement).getByRole("button", { name: "16 unchanged lines" });
    await expect(fold).toHaveAttribute("aria-expanded", "false");
    await expect(within(canvasElement).queryByText(/color 7/)).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(fold).toHaveAttribute("aria-expanded", "true");
    await expect(within(canvasElement).getByText(/color 7/)).toBeVisible();
    await waitFor(() => expect(fold).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(within(canvasElement).queryByText(/color 7/)).toBeNull();
    await waitFor(() => expect(fold).toHaveFocus());
    fold.blur();
  },
};

export const Unfolded: Story = {
  play: async ({ canvasElement }) => {
    const fold = within(canvasElement).getByRole("button", { name: "16 unchanged lines" });
    await userEvent.click(fold);
    await expect(within(canvasElement).getByText(/color 7/)).toBeVisible();
    fold.blur();
  },
};

export const NewFile: Story = {
  args: { before: "" },
  play: async ({ canvasElement }) => {
    await expect(rows(canvasElement, "added")).toHaveLength(now.split("\n").length);
    await expect(rows(canvasElement, "removed")).toEqual([]);
  },
};

export const Same: Story = {
  args: { after: old },
  play: async ({ canvasElement }) => {
    const lines = old.split("\n").length;
    await userEvent.click(
      within(canvasElement).getByRole("button", { name: `${lines} unchanged lines` }),
    );
    await expect(rows(canvasElement, "same")).toHaveLength(lines);
    (document.activeElement as HTMLElement).blur();
  },
};

const many = Array.from({ length: 5000 }, (_, line) => `line ${line + 1}`);

export const FiveThousandLines: Story = {
  args: { before: many.join("\n"), after: many.with(2500, "another line").join("\n") },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("another line")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "2497 unchanged lines" })).toBeVisible();
    await expect(canvas.getAllByRole("row").length).toBeLessThan(20);
    for (const fold of canvas.getAllByRole("button")) {
      await userEvent.tab();
      await waitFor(() => expect(fold).toHaveFocus());
    }
    (document.activeElement as HTMLElement).blur();
  },
};
