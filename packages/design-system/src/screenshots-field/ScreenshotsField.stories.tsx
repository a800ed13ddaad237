// ScreenshotsField with no to six screenshots: adding, removing and ordering them.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { dragFiles, pictureFile, sampleFile } from "../file-drop/sample-files.ts";
import { screenshot, screenshots } from "../story-data/pictures.ts";
import { ScreenshotsField } from "./ScreenshotsField.tsx";
import type { ScreenshotItem } from "./screenshot-item.ts";

const saved = (count: number): ScreenshotItem[] =>
  screenshots(count).map((picture, index) => ({ id: `s${index + 1}`, ...picture }));

const meta = {
  title: "Components/ScreenshotsField",
  component: ScreenshotsField,
  args: {
    label: "Screenshots",
    hint: "The first one opens the gallery of the store.",
    accept: { "image/png": [".png"], "image/svg+xml": [".svg"] },
    maxBytes: 65_536,
    onItemsChange: fn(),
    onRejected: fn(),
    labels: {
      add: "Add screenshots",
      remove: (place) => `Remove screenshot ${place}`,
      undo: (place) => `Keep screenshot ${place}`,
      moveEarlier: (place) => `Move screenshot ${place} earlier`,
      moveLater: (place) => `Move screenshot ${place} later`,
      moved: (place, total) => `Now ${place} of ${total}`,
      toBeRemoved: "Goes when you save",
      none: "No screenshots",
    },
  },
  decorators: [(Story) => <div className="max-w-2xl">{Story()}</div>],
  render: function Render(args) {
    const [error, setError] = useState(args.error);
    return (
      <ScreenshotsField
        {...args}
        error={error}
        onRejected={(reasons) => {
          setError(`${reasons.length} not added: at most six pictures of up to 64 kB.`);
          args.onRejected?.(reasons);
        }}
      />
    );
  },
  parameters: {
    docs: {
      description: {
        component: "A field for a few pictures whose order matters.",
      },
    },
  },
} satisfies Meta<typeof ScreenshotsField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How visible each screenshot is: 1, unless it is being dragged or removed. */
const opacities = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("img")
    .map((image) => {
      const item = image.closest("li") as HTMLElement;
      return Number(getComputedStyle(item).opacity) * Number(getComputedStyle(image).opacity);
    });

const order = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole("img")
    .map((image) => image.getAttribute("alt"));

export const None: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Screenshots" });
    await expect(group).toHaveAccessibleDescription(/The first one opens the gallery/u);
    await expect(within(group).queryByText("0/6")).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(within(group).getByLabelText("Add screenshots")).toHaveFocus());
    within(group).getByLabelText("Add screenshots").blur();
  },
};

export const WrongType: Story = {
  play: async ({ args, canvasElement }) => {
    dragFiles("drop", within(canvasElement).getByLabelText("Add screenshots"), [
      sampleFile("notes.zip", "application/zip"),
    ]);
    await waitFor(() => expect(args.onRejected).toHaveBeenCalledTimes(1));
    await expect(args.onItemsChange).not.toHaveBeenCalled();
  },
};

export const Three: Story = {
  tags: ["hero", "large-text", "phone", "rtl", "forced"],
  args: { defaultItems: saved(3) },
};

export const AddedOne: Story = {
  args: { defaultItems: saved(2) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Add screenshots");
    const chosen = pictureFile("new.svg", screenshot(4));
    await userEvent.upload(input, chosen);
    await canvas.findByRole("img", { name: "new.svg" });
    await expect(args.onItemsChange).toHaveBeenCalledTimes(1);
    await expect(args.onItemsChange).toHaveBeenCalledWith([
      ...saved(2),
      expect.objectContaining({ file: chosen, alt: "new.svg" }),
    ]);
    await waitFor(() =>
      expect(
        canvas.getByRole<HTMLImageElement>("img", { name: "new.svg" }).naturalWidth,
      ).toBeGreaterThan(0),
    );
    input.blur();
  },
};

export const SameFileAgain: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Add screenshots");
    const chosen = pictureFile("new.svg", screenshot(4));
    await userEvent.upload(input, chosen);
    await canvas.findByRole("img", { name: "new.svg" });
    await userEvent.click(canvas.getByRole("button", { name: "Remove screenshot 1" }));
    // A picture that is not saved is removed at once, and the focus moves to the file input.
    await expect(args.onItemsChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole("img")).toBeNull();
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.upload(input, chosen);
    await canvas.findByRole("img", { name: "new.svg" });
    await expect(args.onItemsChange).toHaveBeenCalledTimes(3);
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>("img").naturalWidth).toBeGreaterThan(0),
    );
    input.blur();
  },
};

export const Six: Story = {
  args: { defaultItems: saved(6) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText("Add screenshots")).toBeNull();
    await expect(within(canvasElement).getByText("6/6")).toBeVisible();
  },
};

export const TooMany: Story = {
  args: { defaultItems: saved(5) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    dragFiles("drop", canvas.getByLabelText("Add screenshots"), [
      pictureFile("one.svg", screenshot(6)),
      pictureFile("two.svg", screenshot(5)),
    ]);
    await canvas.findByText(/1 not added/u);
    await expect(args.onItemsChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText("6/6")).toBeVisible();
  },
};

export const OneToBeRemoved: Story = {
  tags: ["dark", "forced"],
  args: { defaultItems: saved(6) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove screenshot 2" }));
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(
      saved(6).map((item) => (item.id === "s2" ? { ...item, toBeRemoved: true } : item)),
    );
    const keep = canvas.getByRole("button", { name: "Keep screenshot 2" });
    await waitFor(() => expect(keep).toHaveFocus());
    // A picture marked for removal frees its slot at once.
    await expect(canvas.getByText("5/6")).toBeVisible();
    await expect(canvas.getByLabelText("Add screenshots")).toBeEnabled();
    await expect(opacities(canvasElement)).toEqual([1, 0.3, 1, 1, 1, 1]);
    await userEvent.keyboard("{Enter}");
    await expect(args.onItemsChange).toHaveBeenLastCalledWith(
      saved(6).map((item) => (item.id === "s2" ? { ...item, toBeRemoved: false } : item)),
    );
    await expect(opacities(canvasElement)).toEqual([1, 1, 1, 1, 1, 1]);
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Goes when you save")).toBeVisible();
    keep.blur();
  },
};

export const OrderedByKeyboard: Story = {
  args: { defaultItems: saved(3) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const before = order(canvasElement);
    const add = canvas.getByLabelText("Add screenshots");
    for (const stop of [...canvas.getAllByRole("button"), add]) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    const opened = fn();
    add.addEventListener("click", opened);
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(opened).toHaveBeenCalledTimes(2);
    canvas.getByRole("button", { name: "Move screenshot 1 later" }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onItemsChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole("status")).toHaveTextContent("Now 2 of 3");
    // The button moved with its picture and still has the focus.
    await waitFor(() =>
      expect(canvas.getByRole("button", { name: "Move screenshot 2 later" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Enter}");
    await expect(order(canvasElement)).toEqual([before[1], before[2], before[0]]);
    const last = canvas.getByRole("button", { name: "Move screenshot 3 later" });
    await waitFor(() => expect(last).toHaveFocus());
    await expect(last).toHaveAttribute("aria-disabled", "true");
    await userEvent.keyboard("{Enter}");
    await expect(args.onItemsChange).toHaveBeenCalledTimes(2);
    last.blur();
  },
};

export const OrderedByDragging: Story = {
  args: { defaultItems: saved(3) },
  play: async ({ args, canvasElement }) => {
    const before = order(canvasElement);
    const drag = async (from: number, to: number) => {
      const items = within(canvasElement).getAllByRole("listitem");
      const dataTransfer = new DataTransfer();
      await fireEvent.dragStart(items[from] as HTMLElement, { dataTransfer });
      await expect(opacities(canvasElement)).toEqual(
        before.map((_, at) => (at === from ? 0.5 : 1)),
      );
      await fireEvent.dragOver(items[to] as HTMLElement, { dataTransfer });
      await fireEvent.drop(items[to] as HTMLElement, { dataTransfer });
      await fireEvent.dragEnd(items[from] as HTMLElement, { dataTransfer });
      await expect(opacities(canvasElement)).toEqual([1, 1, 1]);
    };
    const moves = [
      { from: 2, to: 0, left: [2, 0, 1] },
      { from: 0, to: 2, left: [0, 1, 2] },
      { from: 0, to: 1, left: [1, 0, 2] },
      { from: 2, to: 0, left: [2, 1, 0] },
      { from: 2, to: 1, left: [2, 0, 1] },
    ];
    for (const { from, to, left } of moves) {
      await drag(from, to);
      await expect(order(canvasElement)).toEqual(left.map((place) => before[place]));
    }
    // Dropped in its own place, and beside the list.
    await drag(1, 1);
    const [first] = within(canvasElement).getAllByRole("listitem");
    await fireEvent.dragStart(first as HTMLElement, { dataTransfer: new DataTransfer() });
    await fireEvent.dragEnd(first as HTMLElement);
    await expect(opacities(canvasElement)).toEqual([1, 1, 1]);
    await expect(args.onItemsChange).toHaveBeenCalledTimes(moves.length);
  },
};

export const Invalid: Story = {
  args: {
    defaultItems: saved(1),
    required: true,
    requiredLabel: "required",
    error: "Add at least two screenshots.",
  },
};

export const Disabled: Story = { args: { defaultItems: saved(2), disabled: true } };

export const ReadOnly: Story = {
  args: { defaultItems: saved(3), readOnly: true, hint: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(within(canvasElement).getAllByRole("img")).toHaveLength(3);
  },
};

export const ReadOnlyEmpty: Story = { args: { readOnly: true, hint: undefined } };

export const LongTexts: Story = {
  globals: { language: "it" },
  args: {
    label: "Schermate dell’applicazione mostrate alle aziende nel negozio",
    defaultItems: saved(1).map((item) => ({ ...item, toBeRemoved: true })),
    hint: "Al massimo sei immagini; la prima apre la galleria e compare nei risultati della ricerca.",
    labels: {
      ...meta.args.labels,
      add: "Aggiungi altre schermate dell’applicazione",
      toBeRemoved: "Sarà eliminata al salvataggio",
    },
  },
};
