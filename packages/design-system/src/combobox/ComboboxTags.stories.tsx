// A Combobox with several values: tags, their keys, and custom values.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { comboboxTexts } from "../story-data/combobox-texts.ts";
import { people } from "../story-data/people.tsx";
import { Combobox } from "./Combobox.tsx";

const meta = {
  title: "Fields/Combobox of several",
  component: Combobox<true>,
  args: {
    label: "People",
    multiple: true,
    options: people,
    texts: comboboxTexts,
    onValueChange: fn(),
  },
  decorators: [(Story) => <div className="max-w-sm">{Story()}</div>],
} satisfies Meta<typeof Combobox<true>>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (canvas: HTMLElement) => within(canvas).getByRole("combobox");
const tags = (canvas: HTMLElement) =>
  within(canvas)
    .queryAllByRole("listitem")
    .map((tag) => tag.textContent);
const three = ["ada.moretti", "elena.rossi", "zoe.alvarez"];

export const Tags: Story = {
  tags: ["forced", "large-text", "rtl"],
  args: { defaultValue: three },
  play: async ({ args, canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "People" });
    await expect(within(list).getAllByRole("listitem")).toHaveLength(3);
    await userEvent.click(within(list).getByRole("button", { name: "Remove Elena Rossi" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["ada.moretti", "zoe.alvarez"]);
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(screen.getByText("Elena Rossi removed")).toHaveAttribute("aria-live", "polite");
    await userEvent.type(field(canvasElement), "elena{Enter}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      "ada.moretti",
      "zoe.alvarez",
      "elena.rossi",
    ]);
    field(canvasElement).blur();
  },
};

export const TagsOpen: Story = {
  tags: ["dark"],
  args: { defaultValue: three },
  decorators: [(Story) => <div className="min-h-112">{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(field(canvasElement));
    await userEvent.click(screen.getByRole("option", { name: /^Bruno/ }));
    await userEvent.click(screen.getByRole("option", { name: /^Ada/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      "elena.rossi",
      "zoe.alvarez",
      "bruno.keller",
    ]);
    await expect(screen.getAllByRole("option", { selected: true })).toHaveLength(3);
    await expect(screen.getByRole("listbox")).toHaveAttribute("aria-multiselectable", "true");
  },
};

export const TagsByKeyboard: Story = {
  args: { defaultValue: three, name: "people" },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    const remove = (name: string) =>
      within(canvasElement).getByRole("button", { name: `Remove ${name}` });
    await waitFor(() => expect(remove("Elena Rossi")).toHaveFocus());
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => expect(remove("Ada Moretti")).toHaveFocus());
    await userEvent.keyboard("{Delete}");
    await waitFor(() => expect(remove("Elena Rossi")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}{Backspace}");
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["elena.rossi"]);
    await userEvent.keyboard("{ArrowLeft}");
    await waitFor(() => expect(remove("Elena Rossi")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard("noor{Enter}bru{Enter}{Backspace}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith(["noor.van.dijk"]);
    await expect(tags(canvasElement)).toEqual(["Noor van Dijk"]);
    await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    const sent = canvasElement.querySelectorAll<HTMLInputElement>("input[name=people]");
    await expect([...sent].map(({ value }) => value)).toEqual(["noor.van.dijk"]);
  },
};

export const TagsOfOwnWords: Story = {
  args: {
    label: "Keywords",
    options: ["shifts", "rooms", "visitors"].map((label) => ({ value: label, label })),
    customLabel: (typed) => `Add “${typed}”`,
    defaultValue: ["shifts"],
  },
  decorators: [(Story) => <div className="min-h-64">{Story()}</div>],
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement), "canteen, shifts,ROOMS{Enter}");
    await expect(tags(canvasElement)).toEqual(["shifts", "canteen", "rooms"]);
    await userEvent.paste("doors, lifts; doors");
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      "shifts",
      "canteen",
      "rooms",
      "doors",
      "lifts",
    ]);
    await userEvent.type(field(canvasElement), "floor");
    await userEvent.tab();
    await expect(tags(canvasElement)).toHaveLength(6);
    await userEvent.type(field(canvasElement), "par");
    await expect(screen.getByRole("option", { name: "Add “par”" })).toBeVisible();
  },
};

export const TagsInvalid: Story = {
  args: {
    defaultValue: three,
    error: "Zoë Álvarez has no badge yet. Remove her, or give her one first.",
    hint: "Up to ten people.",
    required: true,
  },
};

export const TagsDisabled: Story = {
  args: { defaultValue: three, disabled: true },
};

export const TagsReadOnly: Story = {
  args: { defaultValue: three, readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await userEvent.click(field(canvasElement));
    await waitFor(() => expect(field(canvasElement)).toHaveFocus());
    await userEvent.keyboard("{Backspace}");
    await expect(tags(canvasElement)).toHaveLength(3);
    field(canvasElement).blur();
  },
};
