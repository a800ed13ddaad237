// TextDiff with a few changed words, all changed, none changed, and as a whole; unified and side by side.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { TextDiff } from "./TextDiff.tsx";

const before =
  "Plans the shifts of a week. Everybody sees who works when, and who is ill is replaced by hand.";
const after =
  "Plans the shifts of a month. Everybody sees who works when, and for who is ill somebody is proposed.";

const meta = {
  title: "Components/TextDiff",
  component: TextDiff,
  args: {
    before,
    after,
    texts: {
      removed: "Removed:",
      added: "Added:",
      before: "Version 1.1.0",
      after: "Version 1.2.0",
    },
  },
  decorators: [(Story) => <div className="max-w-2xl">{Story()}</div>],
  parameters: {
    docs: { description: { component: "An old and a new text, compared word by word." } },
  },
} satisfies Meta<typeof TextDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

const pieces = (canvas: HTMLElement, role: "deletion" | "insertion") =>
  within(canvas)
    .getAllByRole(role)
    .map(({ textContent }) => textContent.trim());

export const Unified: Story = {
  tags: ["forced", "large-text", "rtl"],
  play: async ({ canvasElement }) => {
    await expect(pieces(canvasElement, "deletion")[0]).toBe("Removed: week");
    await expect(pieces(canvasElement, "insertion")[0]).toBe("Added: month");
  },
};

export const SideBySide: Story = {
  tags: ["dark", "phone"],
  args: { layout: "side-by-side" },
  play: async ({ canvasElement }) => {
    const [old, now] = ["Version 1.1.0", "Version 1.2.0"].map((title) =>
      within(canvasElement)
        .getByText(title)
        .nextElementSibling?.textContent.replaceAll(/(Removed|Added): /g, ""),
    );
    await expect(old).toBe(before);
    await expect(now).toBe(after);
  },
};

/** For a version or a price, the digits that differ mean nothing on their own. */
export const Whole: Story = {
  tags: ["dark"],
  args: { by: "whole", before: "€ 8,90", after: "€ 12,50" },
  play: async ({ canvasElement }) => {
    await expect(pieces(canvasElement, "deletion")).toEqual(["Removed: € 8,90"]);
    await expect(pieces(canvasElement, "insertion")).toEqual(["Added: € 12,50"]);
  },
};

export const NothingInCommon: Story = {
  args: { before: "Opens doors.", after: "Counts meals" },
  play: async ({ canvasElement }) => {
    await expect(pieces(canvasElement, "deletion")).toEqual(["Removed: Opens doors."]);
    await expect(pieces(canvasElement, "insertion")).toEqual(["Added: Counts meals"]);
  },
};

export const Same: Story = {
  args: { after: before },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(before)).toBeVisible();
    await expect(within(canvasElement).queryByRole("deletion")).toBeNull();
    await expectSkippedByTab({ canvasElement });
  },
};
