// The builds of an app as a table: filled, empty, on the way, and on a phone.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import type { Tone } from "../tone.ts";
import { DataTable, type DataColumn } from "./DataTable.tsx";

interface Build {
  version: string;
  state: string;
  tone: Tone;
  sent: string;
  size: string;
}

const builds: Build[] = [
  {
    version: "2.2.0",
    state: "Waiting for review",
    tone: "warning",
    sent: "11/03/2026 - 9:41:07",
    size: "4.2 MB",
  },
  {
    version: "2.1.0",
    state: "On sale",
    tone: "success",
    sent: "02/02/2026 - 16:03:55",
    size: "4.1 MB",
  },
  {
    version: "2.0.0",
    state: "Superseded",
    tone: "neutral",
    sent: "14/11/2025 - 11:20:30",
    size: "11.8 MB",
  },
];

const columns: DataColumn<Build>[] = [
  { id: "build", header: "Build", cell: ({ version }) => `Shift planner [${version}]` },
  { id: "state", header: "State", cell: ({ state, tone }) => <Badge tone={tone}>{state}</Badge> },
  { id: "size", header: "Size", cell: ({ size }) => size, align: "end", hideBelow: "md" },
  { id: "sent", header: "Sent", cell: ({ sent }) => sent, align: "end" },
];

const Builds = DataTable<Build>;

const meta = {
  title: "Components/DataTable",
  component: Builds,
  args: {
    caption: "Builds sent",
    columns,
    rows: builds,
    rowKey: ({ version }) => version,
    empty: (
      <EmptyState
        title="No build sent yet"
        text="Builds appear here once you send one for review."
      />
    ),
  },
  parameters: {
    docs: {
      description: {
        component: "Rows of one kind with a few columns.",
      },
    },
  },
} satisfies Meta<typeof Builds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ["dark", "rtl"],
  play: async ({ canvasElement }) => {
    const table = within(within(canvasElement).getByRole("table", { name: "Builds sent" }));
    await expect(table.getAllByRole("columnheader").map((header) => header.textContent)).toEqual([
      "Build",
      "State",
      "Size",
      "Sent",
    ]);
    await expect(table.getByRole("rowheader", { name: "Shift planner [2.1.0]" })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvasElement }) => {
    for (const text of ["11/03/2026 - 9:41:07", "4.2 MB", "Shift planner [2.2.0]"]) {
      const { firstChild } = within(canvasElement).getByText(text);
      const at = (index: number) => {
        const range = document.createRange();
        range.setStart(firstChild as Node, index);
        range.setEnd(firstChild as Node, index + 1);
        return range.getBoundingClientRect().left;
      };
      await expect(at(0)).toBeLessThan(at(text.length - 1));
    }
  },
};

export const OnAPhone: Story = {
  tags: ["dark"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByText("Shift planner [2.2.0]").closest("tr");
    await expect(getComputedStyle(first as Element).display).toBe("block");
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const NoRows: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("table")).toBeNull();
    await expect(within(canvasElement).getByText("No build sent yet")).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ["dark", "phone"],
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("table")).toHaveAttribute("aria-busy", "true"),
};
