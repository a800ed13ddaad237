// Spacing, radius, elevation and motion: the measures shared by all components.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { FoundationPage } from "./FoundationPage.tsx";

const meta = {
  title: "Foundations/Measures",
  parameters: {
    docs: {
      page: FoundationPage,
      canvas: { sourceState: "none" },
      description: {
        component:
          "An 8 px grid with a 4 px half step. Radius 6 for labels, 8 for controls, 12 for cards. Hairlines separate; shadows are only for floating elements. Motion takes 120 or 180 ms, shows where something comes from, and is off if the user prefers reduced motion.",
      },
    },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const steps = [
  { name: "1", width: "w-1", px: 4, use: "Icon and its word" },
  { name: "2", width: "w-2", px: 8, use: "Things of one group" },
  { name: "4", width: "w-4", px: 16, use: "Fields, padding of a notice" },
  { name: "6", width: "w-6", px: 24, use: "Padding of a card or modal" },
  { name: "8", width: "w-8", px: 32, use: "Groups of a form" },
  { name: "12", width: "w-12", px: 48, use: "Sections of a page" },
  { name: "16", width: "w-16", px: 64, use: "Parts of the landing page" },
] as const;

export const Spacing: Story = {
  render: () => (
    <ul className="grid gap-3">
      {steps.map(({ name, width, px, use }) => (
        <li
          key={name}
          className="grid grid-cols-[5rem_4rem_1fr] items-center gap-x-4 text-sm text-ink"
        >
          <span className="tabular-nums">
            {name} · {px} px
          </span>
          <span className={`h-4 rounded-none bg-accent ${width}`} data-px={px} />
          <span className="text-ink-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const bars = canvasElement.querySelectorAll<HTMLElement>("[data-px]");
    await expect(bars.length).toBeGreaterThan(0);
    for (const bar of bars) {
      await expect(bar.offsetWidth).toBe(Number(bar.dataset["px"]));
    }
  },
};

const corners = [
  { name: "sm · 6 px", className: "rounded-sm", use: "Labels" },
  { name: "md · 8 px", className: "rounded-md", use: "Controls" },
  { name: "lg · 12 px", className: "rounded-lg", use: "Cards, modals" },
  { name: "full", className: "rounded-full", use: "Avatars, switches, the slot" },
] as const;

export const Radius: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8">
      {corners.map(({ name, className, use }) => (
        <figure key={name} className="text-sm text-ink">
          <div
            className={`mb-2 size-24 border border-line-strong bg-surface-raised ${className}`}
          />
          <figcaption>
            {name}
            <span className="block text-xs text-ink-muted">{use}</span>
          </figcaption>
        </figure>
      ))}
    </div>
  ),
};

const heights = [
  { name: "Hairline", className: "border border-line", use: "Nearly everything" },
  { name: "Raised", className: "shadow-raised", use: "A card under the pointer" },
  { name: "Floating", className: "shadow-floating", use: "Menu, modal, toast" },
] as const;

export const Elevation: Story = {
  tags: ["dark"],
  render: () => (
    <div className="flex flex-wrap gap-8 p-4">
      {heights.map(({ name, className, use }) => (
        <div
          key={name}
          className={`grid h-24 w-48 content-center rounded-lg bg-surface-raised px-4 text-sm text-ink ${className}`}
        >
          {name}
          <span className="text-xs text-ink-muted">{use}</span>
        </div>
      ))}
    </div>
  ),
};

export const Motion: Story = {
  render: () => (
    <div className="grid max-w-xl gap-4 text-sm text-ink">
      <p>
        Point at a bar: it moves at the speed it is named after, or not at all when your system asks
        for less motion.
      </p>
      {[
        { name: "Fast · 120 ms", className: "duration-fast", use: "Colours under the pointer" },
        { name: "Base · 180 ms", className: "duration-base", use: "What opens, closes and moves" },
      ].map(({ name, className, use }) => (
        <div key={name} className="group rounded-md border border-line bg-surface-raised p-4">
          <div
            className={`mb-2 h-2 w-1/4 rounded-full bg-accent transition-[width] group-hover:w-full ${className}`}
            data-slot="motion"
          />
          {name}
          <span className="block text-xs text-ink-muted">{use}</span>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    const bars = canvasElement.querySelectorAll("[data-slot=motion]");
    await expect(bars.length).toBeGreaterThan(0);
    for (const bar of bars) {
      await expect(getComputedStyle(bar).transitionDuration === "0s").toBe(still);
    }
  },
};
