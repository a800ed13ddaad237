// FilterBar without and with active filters, with an open menu, on a tablet and on a phone.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { SearchField } from "../field/SearchField.tsx";
import { FilterBar } from "./FilterBar.tsx";

const filters = [
  {
    id: "state",
    label: "State",
    any: "Any state",
    options: [
      { value: "waiting", label: "Waiting for review" },
      { value: "sale", label: "On sale" },
      { value: "rejected", label: "Rejected" },
    ],
  },
  {
    id: "menu",
    label: "Menu entry",
    any: "Any menu entry",
    options: [
      { value: "shifts", label: "Shifts" },
      { value: "rooms", label: "Rooms" },
    ],
  },
  {
    id: "price",
    label: "Price",
    any: "Any price",
    options: [
      { value: "free", label: "Free" },
      { value: "paid", label: "Paid" },
    ],
  },
];

const onSearch = fn();
const search = (
  <SearchField
    label="Search apps"
    labelHidden
    placeholder="Search apps"
    clearLabel="Clear search"
    onSearch={onSearch}
  />
);

const meta = {
  title: "Components/FilterBar",
  component: FilterBar,
  args: {
    label: "Apps",
    search,
    filters,
    onValueChange: fn(),
    onOpenChange: fn(),
    result: "48 apps",
    texts: { filters: (set) => (set === 0 ? "Filters" : `Filters (${set})`), clear: "Clear all" },
  },
  decorators: [(Story) => <div className="min-h-56">{Story()}</div>],
  parameters: {
    docs: { description: { component: "Narrows a list with a search and filters." } },
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole("button", { name });
const two = { state: "sale", price: "free" };

export const NothingSet: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("search", { name: "Apps" })).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: "Clear all" })).toBeNull();
  },
};

export const TwoSet: Story = {
  tags: ["dark", "forced", "hero", "large-text", "rtl"],
  args: { defaultValue: two, result: "3 apps" },
  play: async ({ args, canvasElement }) => {
    await expect(button(canvasElement, "State On sale")).toHaveAttribute("data-state", "set");
    await userEvent.click(button(canvasElement, "Menu entry"));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Rooms" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ ...two, menu: "rooms" });
    await userEvent.click(button(canvasElement, "Menu entry Rooms"));
    await userEvent.click(await screen.findByRole("menuitemradio", { name: "Any menu entry" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(two);
    await waitFor(() => expect(button(canvasElement, "Menu entry")).toHaveFocus());
    button(canvasElement, "Menu entry").blur();
  },
};

export const MenuOpen: Story = {
  args: { defaultValue: { state: "sale" }, result: "12 apps" },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole("searchbox")).toHaveFocus());
    const names = ["State On sale", "Menu entry", "Price", "Clear all"];
    for (const name of names) {
      await userEvent.tab();
      await waitFor(() => expect(button(canvasElement, name)).toHaveFocus());
    }
    for (let back = 1; back < names.length; back += 1) await userEvent.tab({ shift: true });
    const on = (name: string) =>
      waitFor(() => expect(screen.getByRole("menuitemradio", { name })).toHaveFocus());
    for (const key of [" ", "{ArrowDown}"]) {
      await userEvent.keyboard(key);
      await on("Any state");
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(button(canvasElement, "State On sale")).toHaveFocus());
    }
    await userEvent.keyboard("{Enter}");
    await on("Any state");
    await expect(screen.getByRole("menuitemradio", { name: "On sale" })).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await on("Waiting for review");
    await userEvent.keyboard("{End}{ArrowUp}");
    await on("On sale");
    await userEvent.keyboard("{Home}");
    await on("Any state");
    await userEvent.keyboard(" ");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await waitFor(() => expect(button(canvasElement, "State")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await on("Any state");
    await userEvent.keyboard("{End}{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ state: "rejected" });
    await waitFor(() => expect(button(canvasElement, "State Rejected")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu", { name: "State" });
  },
};

export const ClearedAtOnce: Story = {
  args: { defaultValue: two },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, "Clear all"));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({});
    await expect(button(canvasElement, "State")).toHaveAttribute("data-state", "off");
    await waitFor(() => expect(within(canvasElement).getByRole("searchbox")).toHaveFocus());
    (document.activeElement as HTMLElement).blur();
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: "tablet" } },
  args: { defaultValue: { ...two, state: "waiting" }, result: "2 apps" },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { defaultValue: two, result: "3 apps" },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("button", { name: "State On sale" })).toBeNull();
    const disclosure = button(canvasElement, "Filters (2)");
    await expect(disclosure).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(disclosure);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(disclosure).toHaveAttribute("aria-expanded", "true");
    await expect(button(canvasElement, "State On sale")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(disclosure).toHaveFocus());
    disclosure.blur();
  },
};

export const OpenOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { defaultValue: two, defaultOpen: true, result: "3 apps" },
};

/** The search says that it is at work, and the number of results is not known yet. */
export const Loading: Story = {
  args: {
    defaultValue: two,
    result: "",
    search: (
      <SearchField
        label="Search apps"
        labelHidden
        defaultValue="canteen"
        clearLabel="Clear search"
        onSearch={onSearch}
        busy
        busyLabel="Searching"
      />
    ),
  },
};

const longest = "Registration of visitors, suppliers and contractors of every site";
export const LongTexts: Story = {
  tags: ["rtl"],
  args: {
    defaultValue: { menu: "longest", owner: "long" },
    defaultOpen: true,
    filters: [
      ...filters.map((filter) => ({
        ...filter,
        options: [...filter.options, { value: "longest", label: longest }],
      })),
      {
        id: "owner",
        label: "Department that answers for it",
        any: "Any department",
        options: [{ value: "long", label: "Verwaltungsdienstleistungszentrale" }],
      },
    ],
    result: "1,234,567 apps of 98,765 companies",
  },
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement, `Menu entry ${longest}`)).toBeVisible();
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};
export const LongTextsOnAPhone: Story = {
  ...LongTexts,
  tags: [],
  globals: { viewport: { value: "phone" } },
};
