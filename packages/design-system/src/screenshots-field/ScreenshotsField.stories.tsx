// Screenshots from none to six: adding, removing, ordering.
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
    items: [],
    accept: { "image/png": [".png"], "image/svg+xml": [".svg"] },
    maxBytes: 65_536,
    onAdd: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onMove: fn(),
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
    const [items, setItems] = useState(args.items);
    const [error, setError] = useState(args.error);
    const mark = (id: string, toBeRemoved: boolean) =>
      setItems(items.map((item) => (item.id === id ? { ...item, toBeRemoved } : item)));
    return (
      <ScreenshotsField
        {...args}
        items={items}
        error={error}
        onAdd={(files) => {
          setItems([
            ...items,
            ...files.map((file) => ({ id: file.name, file, alt: "New screenshot" })),
          ]);
          args.onAdd(files);
        }}
        onRemove={(id) => {
          mark(id, true);
          args.onRemove(id);
        }}
        onUndo={(id) => {
          mark(id, false);
          args.onUndo(id);
        }}
        onMove={(id, toIndex) => {
          const moved = items.find((item) => item.id === id);
          if (moved) setItems(items.filter((item) => item.id !== id).toSpliced(toIndex, 0, moved));
          args.onMove(id, toIndex);
        }}
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
        component: "A few pictures in an order that matters.",
      },
    },
  },
} satisfies Meta<typeof ScreenshotsField>;

export default meta;
type Story = StoryObj<typeof meta>;

const order = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .queryAllByRole("img")
    .map((image) => image.getAttribute("alt"));

export const None: Story = {
  tags: ["dark"],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Screenshots" });
    await expect(group).toHaveAccessibleDescription(/The first one opens the gallery.*0\/6/u);
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
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Three: Story = {
  tags: ["dark", "forced", "hero", "large-text", "phone", "rtl", "zoom"],
  args: { items: saved(3) },
};

export const AddedOne: Story = {
  args: { items: saved(2) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Add screenshots");
    const chosen = pictureFile("new.svg", screenshot(4));
    await userEvent.upload(input, chosen);
    await canvas.findByRole("img", { name: "New screenshot" });
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText("3/6")).toBeVisible();
    await waitFor(() =>
      expect(
        canvas.getByRole<HTMLImageElement>("img", { name: "New screenshot" }).naturalWidth,
      ).toBeGreaterThan(0),
    );
    input.blur();
  },
};

export const SameFileAgain: Story = {
  // The page takes a new picture out at once: nothing of it is saved yet.
  render: function Render(args) {
    const [items, setItems] = useState(args.items);
    return (
      <ScreenshotsField
        {...args}
        items={items}
        onAdd={(files) => {
          setItems(files.map((file) => ({ id: file.name, file, alt: "New screenshot" })));
          args.onAdd(files);
        }}
        onRemove={(id) => {
          setItems(items.filter((item) => item.id !== id));
          args.onRemove(id);
        }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Add screenshots");
    const chosen = pictureFile("new.svg", screenshot(4));
    await userEvent.upload(input, chosen);
    await canvas.findByRole("img", { name: "New screenshot" });
    await userEvent.click(canvas.getByRole("button", { name: "Remove screenshot 1" }));
    await expect(args.onRemove).toHaveBeenCalledWith("new.svg");
    await expect(canvas.queryByRole("img")).toBeNull();
    await userEvent.upload(input, chosen);
    await canvas.findByRole("img", { name: "New screenshot" });
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
    await waitFor(() =>
      expect(canvas.getByRole<HTMLImageElement>("img").naturalWidth).toBeGreaterThan(0),
    );
    input.blur();
  },
};

export const Six: Story = {
  tags: ["phone"],
  args: { items: saved(6) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText("Add screenshots")).toBeNull();
    await expect(within(canvasElement).getByText("6/6")).toBeVisible();
  },
};

export const TooMany: Story = {
  args: { items: saved(5) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    dragFiles("drop", canvas.getByLabelText("Add screenshots"), [
      pictureFile("one.svg", screenshot(6)),
      pictureFile("two.svg", screenshot(5)),
    ]);
    await canvas.findByText(/1 not added/u);
    await expect(args.onAdd).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText("6/6")).toBeVisible();
  },
};

export const OneToBeRemoved: Story = {
  tags: ["dark", "forced"],
  args: { items: saved(6) },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Remove screenshot 2" }));
    await expect(args.onRemove).toHaveBeenCalledWith("s2");
    const keep = canvas.getByRole("button", { name: "Keep screenshot 2" });
    await waitFor(() => expect(keep).toHaveFocus());
    // Its slot is free at once.
    await expect(canvas.getByText("5/6")).toBeVisible();
    await expect(canvas.getByLabelText("Add screenshots")).toBeEnabled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onUndo).toHaveBeenCalledWith("s2");
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("Goes when you save")).toBeVisible();
    keep.blur();
  },
};

export const OrderedByKeyboard: Story = {
  args: { items: saved(3) },
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
    await expect(args.onMove).toHaveBeenLastCalledWith("s1", 1);
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
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    last.blur();
  },
};

export const OrderedByDragging: Story = {
  args: { items: saved(3) },
  play: async ({ args, canvasElement }) => {
    const before = order(canvasElement);
    const drag = async (from: number, to: number) => {
      const items = within(canvasElement).getAllByRole("listitem");
      const dataTransfer = new DataTransfer();
      await fireEvent.dragStart(items[from] as HTMLElement, { dataTransfer });
      await fireEvent.dragOver(items[to] as HTMLElement, { dataTransfer });
      await fireEvent.drop(items[to] as HTMLElement, { dataTransfer });
      await fireEvent.dragEnd(items[from] as HTMLElement, { dataTransfer });
    };
    const moves = [
      { from: 2, to: 0, id: "s3", left: [2, 0, 1] },
      { from: 0, to: 2, id: "s3", left: [0, 1, 2] },
      { from: 0, to: 1, id: "s1", left: [1, 0, 2] },
      { from: 2, to: 0, id: "s3", left: [2, 1, 0] },
      { from: 2, to: 1, id: "s1", left: [2, 0, 1] },
    ];
    for (const { from, to, id, left } of moves) {
      await drag(from, to);
      await expect(args.onMove).toHaveBeenLastCalledWith(id, to);
      await expect(order(canvasElement)).toEqual(left.map((place) => before[place]));
    }
    // Let go where it was.
    await drag(1, 1);
    await expect(args.onMove).toHaveBeenCalledTimes(moves.length);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = {
  args: {
    items: saved(1),
    required: true,
    requiredLabel: "required",
    error: "Add at least two screenshots.",
  },
};

export const Disabled: Story = { tags: ["dark"], args: { items: saved(2), disabled: true } };

export const ReadOnly: Story = {
  args: { items: saved(3), readOnly: true, hint: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
    await expect(within(canvasElement).getAllByRole("img")).toHaveLength(3);
  },
};

export const ReadOnlyEmpty: Story = { args: { readOnly: true, hint: undefined } };

export const LongTexts: Story = {
  tags: ["phone"],
  globals: { language: "it" },
  args: {
    label: "Schermate dell’applicazione mostrate alle aziende nel negozio",
    items: saved(1).map((item) => ({ ...item, toBeRemoved: true })),
    hint: "Al massimo sei immagini; la prima apre la galleria e compare nei risultati della ricerca.",
    labels: {
      ...meta.args.labels,
      add: "Aggiungi altre schermate dell’applicazione",
      toBeRemoved: "Sarà eliminata al salvataggio",
    },
  },
};
