// Matrix of people and apps: filled, loading, empty, failed, with many columns, by keyboard.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { EmptyState } from "../empty-state/EmptyState.tsx";
import { LoadMore } from "../pagination/LoadMore.tsx";
import { Matrix } from "./Matrix.tsx";

interface Guest {
  name: string;
  desk: string;
  may: Readonly<Record<string, number>>;
}
const guests: Guest[] = [
  { name: "Ada Conti", desk: "Front desk", may: { log: 2, desk: 1 } },
  { name: "Bruno Ferri", desk: "Front desk", may: { log: 1 } },
  { name: "Chiara Longhi, who has a long name", desk: "Workshop on the second floor", may: {} },
  { name: "Dario Neri", desk: "", may: { desk: 2, shifts: 3 } },
];
const wide = Array.from({ length: 14 }, (_, at) => ({ id: `app${at}`, header: `App ${at + 1}` }));
const columns = [
  { id: "log", header: "Door log" },
  { id: "desk", header: "Visitor desk" },
  { id: "shifts", header: "Shift planner" },
];
const apps: Readonly<Record<string, string>> = Object.fromEntries(
  [...columns, ...wide].map(({ id, header }) => [id, header]),
);
const press = fn();
const Guests = Matrix<Guest>;

const meta = {
  title: "Components/Matrix",
  component: Guests,
  args: {
    caption: "Who may use which app",
    corner: "Person",
    columns,
    rows: guests,
    rowKey: ({ name }) => name,
    rowHeader: ({ name, desk }, tabIndex) => (
      <button type="button" tabIndex={tabIndex} className="text-start" onClick={() => press(name)}>
        <span className="block font-medium">{name}</span>
        <span className="block text-xs text-ink-muted">{desk}</span>
      </button>
    ),
    cell: ({ name, may }, { id }, tabIndex) => (
      <Button
        intent="quiet"
        size="sm"
        tabIndex={tabIndex}
        aria-label={`${name}, ${apps[id] ?? id}: ${may[id] ?? 0} of 3`}
        onClick={() => press(`${name} ${id}`)}
      >
        {may[id] ?? "–"}
      </Button>
    ),
    empty: <EmptyState title="Nobody here yet" text="People appear here once you add them." />,
  },
  parameters: {
    docs: {
      description: { component: "Rows and columns with a control in each cell." },
    },
  },
} satisfies Meta<typeof Guests>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  tags: ["hero", "dark", "forced", "large-text", "rtl", "zoom"],
  args: { foot: <LoadMore texts={{ count: "4 people", more: "Show more", busy: "Loading" }} /> },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid", { name: "Who may use which app" });
    await expect(within(grid).getAllByRole("columnheader")).toHaveLength(4);
    await expect(within(grid).getAllByRole("rowheader")).toHaveLength(4);
    await expect(within(grid).getAllByRole("gridcell")).toHaveLength(12);
  },
};

const crowd = Array.from({ length: 40 }, (_, at) => ({
  name: `Person ${at + 1}`,
  desk: "Front desk",
  may: { [`app${at % 14}`]: 1 },
}));

export const NamesStayInView: Story = {
  args: { columns: wide, rows: crowd },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole("grid");
    const box = grid.parentElement as HTMLElement;
    box.scrollTo(600, 900);
    const corner = within(grid).getByRole("columnheader", { name: "Person" });
    const [frame, place] = [box.getBoundingClientRect(), corner.getBoundingClientRect()];
    await expect(Math.abs(place.left - frame.left)).toBeLessThan(2);
    await expect(Math.abs(place.top - frame.top)).toBeLessThan(2);
  },
};

export const ByKeyboard: Story = {
  args: { columns: wide, rows: crowd },
  play: async ({ canvasElement }) => {
    press.mockClear();
    const canvas = within(canvasElement);
    const focused = () => (document.activeElement as HTMLElement).getAttribute("aria-label");
    await userEvent.tab();
    // In some browsers, the scroll container is a tab stop of its own.
    const first = canvas.getByRole("button", { name: /^Person 1 ?Front/ });
    if (document.activeElement !== first) await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    await expect(focused()).toBe("Person 2, App 1: 0 of 3");
    await userEvent.keyboard("{End}{PageDown}");
    await expect(focused()).toBe("Person 12, App 14: 0 of 3");
    await userEvent.keyboard("{ArrowRight}{ArrowUp}{Home}{ArrowRight}{ArrowRight}{ArrowLeft}");
    await expect(focused()).toBe("Person 11, App 1: 0 of 3");
    await userEvent.keyboard("{Control>}{End}{/Control}");
    await expect(focused()).toBe("Person 40, App 14: 0 of 3");
    await userEvent.keyboard("{PageUp}{Enter}");
    await expect(press).toHaveBeenCalledWith("Person 30 app13");
    await userEvent.keyboard("[Space]");
    await expect(press).toHaveBeenCalledTimes(2);
    await expect(canvas.getAllByRole("button").filter(({ tabIndex }) => tabIndex === 0)).toEqual([
      document.activeElement,
    ]);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Loading: Story = {
  tags: ["forced"],
  args: { rows: [], loading: true },
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getByRole("grid")).toHaveAttribute("aria-busy", "true"),
};

export const Nobody: Story = {
  args: { rows: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("grid")).toBeNull();
    await expect(within(canvasElement).getByText("Nobody here yet")).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    error: (
      <EmptyState
        title="The people could not be read"
        action={<Button onClick={() => press("again")}>Try again</Button>}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    press.mockClear();
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Try again" }));
    await expect(press).toHaveBeenCalledWith("again");
    (document.activeElement as HTMLElement).blur();
  },
};
