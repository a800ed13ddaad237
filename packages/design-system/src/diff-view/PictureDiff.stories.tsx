// PictureDiff with a redrawn banner: side by side, overlaid, added, removed.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, userEvent, waitFor, within } from "storybook/test";
import { banner } from "../story-data/banners.ts";
import { pressKey } from "../story-data/real-keys.ts";
import { PictureDiff } from "./PictureDiff.tsx";

const meta = {
  title: "Components/PictureDiff",
  component: PictureDiff,
  args: {
    before: { src: banner("blue"), alt: "Shifts of a week" },
    after: { src: banner("amber"), alt: "Meal vouchers" },
    texts: {
      before: "Version 1.1.0",
      after: "Version 1.2.0",
      none: "No picture",
      edge: "How much of version 1.1.0 shows",
    },
  },
  decorators: [(Story) => <div className="max-w-2xl">{Story()}</div>],
  parameters: {
    docs: { description: { component: "An old and a new picture, for comparison." } },
  },
} satisfies Meta<typeof PictureDiff>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  tags: ["large-text", "phone"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [old, now] = canvas.getAllByRole("figure");
    await expect(old).toHaveTextContent("Version 1.1.0");
    await expect(within(now as HTMLElement).getByAltText("Meal vouchers")).toBeVisible();
  },
};

export const Overlay: Story = {
  tags: ["dark", "forced", "rtl"],
  args: { layout: "overlay" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const slider = canvas.getByRole("slider", { name: "How much of version 1.1.0 shows" });
    const old = canvas.getByRole("img", { name: "Shifts of a week" });
    const now = canvas.getByRole("img", { name: "Meal vouchers" });
    const getShare = () => (old.parentElement?.offsetWidth ?? 0) / now.offsetWidth;
    await expect(Math.round(getShare() * 100)).toBe(50);
    // Both pictures overlap exactly, wherever the edge is.
    await expect(old.offsetWidth).toBe(now.offsetWidth);
    await fireEvent.change(slider, { target: { value: "30" } });
    await expect(Math.round(getShare() * 100)).toBe(30);
    await expect(old.offsetWidth).toBe(now.offsetWidth);
    await userEvent.tab();
    await waitFor(() => expect(slider).toHaveFocus());
    const edges = [
      ["ArrowRight", 31],
      ["ArrowUp", 32],
      ["ArrowLeft", 31],
      ["ArrowDown", 30],
      ["Home", 0],
      ["End", 100],
    ] as const;
    for (const [key, edge] of edges) {
      if (!(await pressKey(key))) return;
      await waitFor(() => expect(slider).toHaveValue(String(edge)));
    }
    await expect(Math.round(getShare() * 100)).toBe(100);
    await fireEvent.change(slider, { target: { value: "30" } });
    slider.blur();
  },
};

export const Added: Story = {
  args: { before: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("No picture")).toBeVisible();
  },
};

export const Removed: Story = {
  args: { after: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("img")).toHaveLength(1);
  },
};

export const Lists: Story = {
  tags: ["dark"],
  args: {
    before: (["blue", "red", "green"] as const).map((hue) => ({ src: banner(hue), alt: hue })),
    after: (["green", "amber"] as const).map((hue) => ({ src: banner(hue), alt: hue })),
  },
  play: async ({ canvasElement }) => {
    const [old, now] = within(canvasElement).getAllByRole("figure");
    const getAlts = (side: HTMLElement | undefined) =>
      within(side as HTMLElement)
        .getAllByRole<HTMLImageElement>("img")
        .map(({ alt }) => alt);
    await expect([getAlts(old), getAlts(now)]).toEqual([
      ["blue", "red", "green"],
      ["green", "amber"],
    ]);
  },
};

const pictureOnDevice = new File(
  [decodeURIComponent(banner("red").replace(/^[^,]*,/, ""))],
  "banner.svg",
  {
    type: "image/svg+xml",
  },
);

export const NotSentYet: Story = {
  args: { after: { file: pictureOnDevice, alt: "A new banner" } },
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole<HTMLImageElement>("img", {
      name: "A new banner",
    });
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(picture.src).toMatch(/^blob:/);
  },
};
