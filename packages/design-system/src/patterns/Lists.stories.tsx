// Lists: cards for what is chosen by its looks, a table for what is compared, a timeline for what happened.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Badge } from "../badge/Badge.tsx";
import { Button } from "../button/Button.tsx";
import { Card } from "../card/Card.tsx";
import { CardGrid } from "../card/CardGrid.tsx";
import { DataTable } from "../data-table/DataTable.tsx";
import { FoundationPage } from "../foundations/FoundationPage.tsx";
import { PageTitle } from "../page-title/PageTitle.tsx";

const meta = {
  title: "Patterns/Lists",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "A `CardGrid` for things that people recognise by their looks and open one at a time. A `DataTable` for rows that are compared or counted; numbers and actions at the end of the line. The action that makes a new one stands beside the title. States are words in a `Badge`, never a colour alone.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToChooseFrom: Story = {
  tags: ["dark", "phone"],
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

const licenses = [
  { company: "Harbour Ltd", seats: 120, state: "Active" },
  { company: "Molino Bianchi", seats: 18, state: "Active" },
  { company: "Studio Vela", seats: 4, state: "Ended" },
] as const;

export const ToCompare: Story = {
  tags: ["dark", "phone", "rtl"],
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
      rows={[...licenses]}
      rowKey={({ company }) => company}
      empty="No licenses yet."
    />
  ),
};
