// Kbd on both kinds of keyboard, in texts of several sizes, with names in another language.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Kbd, kbdPlatforms } from "./Kbd.tsx";

const meta = {
  title: "Components/Kbd",
  component: Kbd,
  args: { keys: ["Mod", "K"] },
  parameters: {
    docs: { description: { component: "The keys of a keyboard shortcut." } },
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

const shortcuts = [
  ["Mod", "K"],
  ["Mod", "Shift", "S"],
  ["Alt", "ArrowUp"],
  ["Escape"],
  ["Enter"],
] as const;

export const Platforms: Story = {
  tags: ["dark", "forced", "large-text"],
  render: () => (
    <div className="grid gap-6">
      {kbdPlatforms.map((platform) => (
        <p key={platform} className="flex flex-wrap gap-6 text-sm">
          {shortcuts.map((keys) => (
            <Kbd key={keys.join("+")} keys={keys} platform={platform} />
          ))}
        </p>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll("[data-slot=kbd]")].map(
      ({ textContent }) => textContent,
    );
    await expect(texts[0]).toBe("MetaK");
    await expect(texts[5]).toBe("CtrlControl+K");
  },
};

export const InATextOfAnySize: Story = {
  tags: ["rtl"],
  render: (args) => (
    <div className="grid gap-4">
      {["text-xs", "text-sm", "text-base", "text-lg"].map((size) => (
        <p key={size} className={size}>
          <Kbd {...args} /> opens the search from every page.
        </p>
      ))}
    </div>
  ),
  play: expectSkippedByTab,
};

export const NamesOfALanguage: Story = {
  tags: ["hero"],
  args: {
    keys: ["Mod", "Shift", "K"],
    platform: "other",
    names: { Control: "Strg", Shift: "Umschalt" },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Strg")).toBeVisible();
    await expect(within(canvasElement).getByText("Umschalt")).toBeVisible();
  },
};
