// The search above the wall: results, searching, and a corrected search.
import { createRef } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { storyFrame } from "../../story-frame.tsx";
import { StoreSearch } from "./StoreSearch.tsx";

/** Not in the args, because Storybook serializes them and the ref holds an element. */
const field = createRef<HTMLInputElement>();

const meta = {
  title: "Console/Store search",
  component: StoreSearch,
  decorators: [storyFrame],
  args: {
    filter: "",
    onSearch: fn(),
    field: { current: null },
    busy: false,
    result: undefined,
    corrected: undefined,
  },
  render: (args) => <StoreSearch {...args} field={field} />,
  parameters: { layout: "padded" },
} satisfies Meta<typeof StoreSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole("searchbox"), "mensa{Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("mensa");
    canvas.getByRole("searchbox").blur();
  },
};
export const Found: Story = {
  args: { filter: "mensa", result: "3 app trovate" },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("search")).toHaveTextContent("3 app trovate");
    await userEvent.click(canvas.getByRole("button", { name: "Cancella la ricerca" }));
    await expect(args.onSearch).toHaveBeenLastCalledWith("");
    canvas.getByRole("searchbox").blur();
  },
};
export const Searching: Story = { args: { filter: "men", busy: true } };
/** Nothing matches the typed words, so the results are for the nearest words; the page says so. */
export const Corrected: Story = {
  args: {
    filter: "la menssa",
    result: "3 app trovate",
    corrected: { typed: "la menssa", searched: "la mensa" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("status").at(-1)).toHaveTextContent(/la menssa.*la mensa/);
  },
};
export const CorrectedInFrench: Story = {
  ...Corrected,
  globals: { language: "fr" },
};
