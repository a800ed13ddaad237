// FileTreeDiff with the files of an archive.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { TextButton } from "../button/TextButton.tsx";
import { pressKey } from "../story-data/real-keys.ts";
import { FileTreeDiff } from "./FileTreeDiff.tsx";

const meta = {
  title: "Components/FileTreeDiff",
  component: FileTreeDiff,
  args: {
    files: [
      { path: "manifest.json", change: "changed", sizeBefore: "1.1 kB", size: "1.2 kB" },
      { path: "index.html", change: "same", size: "840 B" },
      { path: "assets/logo.svg", change: "changed", sizeBefore: "4.1 kB", size: "3.8 kB" },
      { path: "assets/icons/shift.svg", change: "added", size: "1.2 kB" },
      { path: "assets/icons/week.svg", change: "removed", sizeBefore: "980 B" },
      { path: "assets/fonts/inter.woff2", change: "same", size: "98.4 kB" },
      { path: "locales/it.json", change: "same", size: "6.2 kB" },
      { path: "locales/en.json", change: "same", size: "5.9 kB" },
    ],
    texts: {
      added: "added",
      removed: "removed",
      changed: "changed",
      same: "unchanged",
      folder: ({ added, removed, changed }) =>
        [
          added && `${added} added`,
          removed && `${removed} removed`,
          changed && `${changed} changed`,
        ]
          .filter(Boolean)
          .join(", ") || "unchanged",
    },
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  parameters: {
    docs: { description: { component: "The files of two archives, compared by folder." } },
  },
} satisfies Meta<typeof FileTreeDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Archive: Story = {
  tags: ["dark", "forced", "large-text", "rtl"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("shift.svg")).toBeVisible();
    await expect(canvas.getByText("inter.woff2")).not.toBeVisible();
    await expect(canvas.getByText("1 added, 1 removed, 1 changed")).toBeVisible();
    const fonts = canvas.getByText("fonts/");
    await userEvent.click(fonts);
    await expect(canvas.getByText("inter.woff2")).toBeVisible();
    await userEvent.click(fonts);
    await expect(canvas.getByText("inter.woff2")).not.toBeVisible();
    (document.activeElement as HTMLElement).blur();
    for (const name of ["assets/", "icons/", "fonts/"]) {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByText(name).closest("summary")).toHaveFocus());
    }
    if (!(await pressKey("Enter"))) return;
    await waitFor(() => expect(canvas.getByText("inter.woff2")).toBeVisible());
    await pressKey("Space");
    await waitFor(() => expect(canvas.getByText("inter.woff2")).not.toBeVisible());
    (document.activeElement as HTMLElement).blur();
  },
};

export const NothingChanged: Story = {
  args: {
    files: [
      { path: "manifest.json", change: "same", size: "1.1 kB" },
      { path: "locales/it.json", change: "same", size: "6.2 kB" },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("it.json")).not.toBeVisible();
    await expect(within(canvasElement).getByText("manifest.json")).toBeVisible();
  },
};

export const LongNames: Story = {
  tags: ["phone"],
  args: {
    files: [
      {
        path: "assets/translations/a-very-long-name-of-a-file-that-somebody-thought-of.it-IT.json",
        change: "changed",
        sizeBefore: "1,204.1 kB",
        size: "1,311.9 kB",
      },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("1,311.9 kB")).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Files that can be shown have a button as their name. */
export const FilesThatOpen: Story = {
  args: { files: [] },
  render: function Render(args) {
    const [open, setOpen] = useState("");
    const name = (path: string) => (
      <TextButton aria-expanded={open === path} onClick={() => setOpen(path)}>
        {path.slice(path.lastIndexOf("/") + 1)}
      </TextButton>
    );
    return (
      <FileTreeDiff
        {...args}
        files={[
          { path: "src/index.js", change: "changed", name: name("src/index.js"), size: "2 kB" },
          { path: "src/old.js", change: "removed", name: name("src/old.js"), sizeBefore: "1 kB" },
          { path: "logo.png", change: "added", size: "14 kB" },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "index.js" }));
    await expect(canvas.getByRole("button", { name: "index.js", expanded: true })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "old.js", expanded: false })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "logo.png" })).toBeNull();
    (document.activeElement as HTMLElement).blur();
  },
};
