// Lists: cards to choose by looks, a table to compare, a timeline for events.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { CardGrid } from "../card/CardGrid.tsx";
import { DataTable } from "../data-table/DataTable.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";
import type { Pattern } from "./pattern.ts";

const meta = {
  title: "Patterns/Lists",
  parameters: {
    pattern: {
      do: [
        "Use `CardGrid` for items that people recognise and open one at a time.",
        "Use `DataTable` for rows that are compared, sorted or counted; align numbers at the end.",
        "Put the action that creates an item beside the title.",
        "Show a state as a word in a `Badge`.",
      ],
      avoid: [
        "A table for three items with a picture each.",
        "Colour alone to show a state.",
        "More than five columns at once: show the rest on the page of the item.",
        "A menu with a single item: show a button.",
      ],
      parts: [
        ["Components/PageTitle", "Title and main action."],
        ["Components/CardGrid", "Lays out the cards and is a list for screen readers."],
        ["Components/DataTable", "Rows, sorting and selection; on a phone each row is a block."],
        ["Components/FilterBar", "Above a long list."],
        ["Components/Pagination", "Below a list with pages."],
        ["Components/VirtualTable", "For thousands of rows."],
      ],
      access: [
        "One tab stop per card; the whole card is clickable.",
        "A table has a caption, and its headings announce the sort order.",
        "The number of results is announced after filtering: `result` of `FilterBar`.",
      ],
    } satisfies Pattern,
    docs: {
      description: {
        component: "Cards for items chosen by their looks, a table for items that are compared.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToChooseFrom: Story = {
  tags: ["dark"],
  render: () => (
    <div className="grid gap-6">
      <PageTitle
        variant="button"
        title="Your apps"
        action={<Button intent="primary">Create app</Button>}
      />
      <CardGrid label="Your apps">
        <Card
          hue="blue"
          name="Shift planner"
          labels={[{ tone: "success", text: "On sale" }]}
          price="€ 12.00"
          description="Plans the shifts of a week."
          link={<a href="#shift-planner" />}
        />
        <Card
          hue="green"
          name="Lunch menu"
          labels={[{ tone: "warning", text: "In approval" }]}
          price="Free"
          description="What the canteen serves today."
          link={<a href="#lunch-menu" />}
        />
        <Card
          hue="amber"
          name="Door log"
          labels={[{ tone: "neutral", text: "Draft" }]}
          price="€ 4.00"
          description="Who came in, and when."
          link={<a href="#door-log" />}
        />
      </CardGrid>
    </div>
  ),
};

export const ToCompare: Story = {
  render: () => (
    <DataTable
      caption="Licenses"
      columns={[
        { id: "company", header: "Company", cell: ({ company }) => company },
        {
          id: "state",
          header: "State",
          cell: ({ state }) => (
            <Badge tone={state === "Active" ? "success" : "neutral"}>{state}</Badge>
          ),
        },
        { id: "seats", header: "Seats", cell: ({ seats }) => seats, align: "end" },
      ]}
      rows={[
        { company: "Harbour Ltd", seats: 120, state: "Active" },
        { company: "Molino Bianchi", seats: 18, state: "Active" },
        { company: "Studio Vela", seats: 4, state: "Ended" },
      ]}
      rowKey={({ company }) => company}
      empty="No licenses yet."
    />
  ),
};
