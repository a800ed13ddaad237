// ChartFrame with lines and bars, one and several series, gaps, negative values and no values, and its table.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { pressKey } from "../story-data/real-keys.ts";
import { Button } from "../button/Button.tsx";
import { Skeleton } from "../loading/Skeleton.tsx";
import { Notice } from "../notice/Notice.tsx";
import { ChartFrame } from "./ChartFrame.tsx";

const months = ["Oct", "Nov", "Dec", "Jan", "Feb", "Mar"];

const meta = {
  title: "Components/ChartFrame",
  component: ChartFrame,
  args: {
    title: "Companies that use it",
    summary: "From 40 in October to 118 in March, without a month that fell.",
    categories: months,
    series: [{ id: "all", label: "Companies", values: [40, 52, 61, 88, 97, 118] }],
    texts: { table: "Figures as a table", category: "Month", empty: "Nothing is counted yet." },
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    docs: { description: { component: "A small chart with its figures as a table." } },
  },
} satisfies Meta<typeof ChartFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

const several = [
  { id: "new", label: "New", values: [12, 14, 11, 30, 16, 24] },
  { id: "renewed", label: "Renewed", values: [20, 22, 25, 28, 40, 52] },
  { id: "ended", label: "Ended", values: [3, 2, 2, 6, 7, 3] },
];

const euro = (value: number) => `€${value.toLocaleString("en")}`;

export const Line: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("img", { name: /From 40 in October to 118 in March/ }),
    ).toHaveTextContent("050100150");
    await expect(
      within(canvasElement).getByRole("figure", { name: "Companies that use it" }),
    ).toBeVisible();
  },
};

export const Lines: Story = {
  tags: ["dark", "forced", "large-text", "rtl"],
  args: {
    title: "Licences",
    summary: "Most are renewed; few end.",
    series: several,
  },
};

export const Bars: Story = {
  args: {
    title: "Sold",
    summary: "Between €310 and €1,240 a month, most in March.",
    kind: "bars",
    format: euro,
    series: [{ id: "sold", label: "Sold", values: [310, 480, 420, 760, 900, 1240] }],
  },
};

export const SeveralBars: Story = {
  tags: ["dark", "forced"],
  args: { title: "Licences", summary: "Most are renewed; few end.", kind: "bars", series: several },
};

export const BelowZeroAndMissing: Story = {
  render: (args) => (
    <div className="grid gap-8">
      <ChartFrame
        {...args}
        title="Difference to the year before"
        summary="Below it in autumn, above it since January."
        kind="bars"
        series={[{ id: "difference", label: "Difference", values: [-30, -12, null, 8, 21, 40] }]}
      />
      <ChartFrame
        {...args}
        title="Companies that use it"
        summary="Nothing was counted in December; one value alone is a dot."
        series={[{ id: "all", label: "Companies", values: [0.1, 0.2, null, 0.3, null, 0.25] }]}
      />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("-40")).toBeVisible();
    await expect(canvasElement.innerHTML).not.toMatch(/0\.30000|NaN|Infinity/);
  },
};

export const ManyPlaces: Story = {
  tags: ["phone"],
  args: {
    title: "Visitors of 31 days",
    summary: "About 60 on working days, hardly any at weekends.",
    kind: "bars",
    categories: Array.from({ length: 31 }, (_, day) => String(day + 1)),
    series: [
      {
        id: "visitors",
        label: "Visitors",
        values: Array.from({ length: 31 }, (_, day) => (day % 7 > 4 ? 4 : 52 + ((day * 7) % 19))),
      },
    ],
  },
};

export const AsATable: Story = {
  args: {
    title: "Licences",
    summary: "Most are renewed; few end.",
    series: [
      ...several.slice(0, 2),
      { id: "ended", label: "Ended", values: [3, null, 2, 6, 7, 3] },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Renewed", { selector: "th" })).not.toBeVisible();
    const label = canvas.getByText("Figures as a table");
    await userEvent.click(label);
    const table = within(await canvas.findByRole("table", { name: "Licences" }));
    await waitFor(() => expect(table.getByRole("row", { name: "Nov 14 22 –" })).toBeVisible());
    await expect(table.getByRole("columnheader", { name: "Renewed" })).toBeVisible();
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    await waitFor(() => expect(label.closest("summary")).toHaveFocus());
    if (!(await pressKey("Enter"))) return;
    await waitFor(() => expect(label.closest("details")).not.toHaveAttribute("open"));
    await pressKey("Space");
    await waitFor(() => expect(label.closest("details")).toHaveAttribute("open"));
    await pressKey("Tab");
    await waitFor(() => expect(canvas.getByRole("group", { name: "Licences" })).toHaveFocus());
    label.closest("summary")?.focus();
  },
};

export const Empty: Story = {
  args: { series: [{ id: "all", label: "Companies", values: [null, null] }] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Nothing is counted yet.")).toBeVisible();
    await expect(within(canvasElement).queryByRole("img")).toBeNull();
  },
};

/** While the figures load, a Skeleton keeps the chart's place. */
export const Loading: Story = {
  render: ({ title }) => (
    <section aria-busy="true" aria-label={title} className="flex flex-col gap-4">
      <p className="text-base font-semibold text-ink">{title}</p>
      <Skeleton shape="block" className="h-48" />
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("region", { name: "Companies that use it" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

const retry = fn();
/** In the place of a chart whose figures did not load: why, and a button that tries again. */
export const Failed: Story = {
  render: ({ title }) => (
    <section aria-label={title} className="flex flex-col gap-4">
      <p className="text-base font-semibold text-ink">{title}</p>
      <Notice
        tone="danger"
        role="alert"
        title="The figures did not load"
        action={<Button onClick={retry}>Try again</Button>}
      >
        The server does not answer.
      </Notice>
    </section>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
