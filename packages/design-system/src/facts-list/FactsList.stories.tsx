// FactsList in both layouts, with long and missing values.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { FactsList } from "./FactsList.tsx";

const meta = {
  title: "Components/FactsList",
  component: FactsList,
  args: {
    facts: [
      { term: "Menu entry", value: "Planning" },
      { term: "Version", value: "2.1.0" },
      { term: "Last update", value: "12/03/2026 - 9:30" },
      { term: "Creator", value: "Harbour Software" },
    ],
  },
  parameters: {
    docs: { description: { component: "Terms and their values." } },
  },
} satisfies Meta<typeof FactsList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Columns: Story = {
  tags: ["forced"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("term")).toHaveLength(4);
    await expect(canvas.getByText("2.1.0").closest("dd")?.previousElementSibling).toHaveTextContent(
      "Version",
    );
  },
};

export const Rows: Story = {
  tags: ["dark", "large-text"],
  args: { layout: "rows" },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
  play: expectSkippedByTab,
};

export const MissingValue: Story = {
  args: {
    layout: "rows",
    facts: [
      { term: "Price", value: "" },
      { term: "Installed", value: 0 },
      { term: "Status", value: <Badge tone="success">On sale</Badge> },
    ],
  },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("–")).toBeVisible();
    await expect(within(canvasElement).getByText("0")).toBeVisible();
  },
};

export const LongTexts: Story = {
  tags: ["phone"],
  args: {
    layout: "rows",
    facts: [
      {
        term: "Where the archive was uploaded from",
        value: "https://builds.harbour-software.example/apps/evacuation-lists/1.4.0/archive.zip",
      },
      { term: "Company", value: "Vereinigte Verkehrsbetriebe der Region Mittelland" },
    ],
  },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
};
