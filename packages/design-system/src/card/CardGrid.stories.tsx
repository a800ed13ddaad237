// The number of cards per row at each width, and the grid while its cards are loading.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { createLink } from "../story-data/link.ts";
import { banner } from "../story-data/pictures.ts";
import { hues } from "../tone.ts";
import { Card } from "./Card.tsx";
import { CardGrid } from "./CardGrid.tsx";
import { CardSkeleton } from "./CardSkeleton.tsx";

const apps = [
  "Shift planner",
  "Visitor desk",
  "Room booking",
  "Door access",
  "Meal vouchers",
  "Car park",
  "Lone worker alarm",
];

const cards = (count: number) =>
  apps.slice(0, count).map((name, index) => {
    const hue = hues[index % hues.length] ?? "blue";
    return (
      <Card
        key={name}
        hue={hue}
        name={name}
        banner={index === 5 ? undefined : banner(hue)}
        menuEntry="Workplace"
        description={
          index === 1 ? "" : "People see it on their badge; the front desk sees it on the screen."
        }
        labels={[
          { tone: "success", text: "On sale" },
          { tone: "info", text: "Public", silent: true },
        ]}
        price={index % 2 === 0 ? "Free" : "€12.00"}
        facts={[`1.${index}.0`, "14 Mar 2026"]}
        link={createLink(`#app-${index}`)}
      />
    );
  });

const perRow = (canvas: HTMLElement) => {
  const items = within(canvas)
    .getAllByRole("listitem")
    .filter((item) => item.querySelector("article"));
  const top = items[0]?.getBoundingClientRect().top;
  return items.filter((item) => item.getBoundingClientRect().top === top).length;
};

const meta = {
  title: "Components/CardGrid",
  component: CardGrid,
  args: { label: "Your apps" },
  parameters: {
    docs: {
      description: {
        component: "A list of cards: one per row on a phone, two on a tablet, three from 992 px.",
      },
    },
  },
} satisfies Meta<typeof CardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneCard: Story = { args: { children: cards(1) } };
export const TwoCards: Story = { args: { children: cards(2) } };
export const ThreeCards: Story = { tags: ["hero", "phone"], args: { children: cards(3) } };

const onATablet = { viewport: { value: "tablet" } };
export const OneCardOnATablet: Story = {
  globals: onATablet,
  args: OneCard.args,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole("article");
    await expect(card.offsetWidth).toBeLessThan(window.innerWidth / 2);
  },
};
export const TwoCardsOnATablet: Story = {
  globals: onATablet,
  args: TwoCards.args,
  play: async ({ canvasElement }) => expect(perRow(canvasElement)).toBe(2),
};
export const ThreeCardsOnATablet: Story = {
  globals: onATablet,
  args: ThreeCards.args,
  play: async ({ canvasElement }) => expect(perRow(canvasElement)).toBe(2),
};

export const SevenCards: Story = {
  tags: ["dark"],
  args: { children: cards(7) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("list", { name: "Your apps" })).toBeVisible();
    await expect(perRow(canvasElement)).toBe(3);
  },
};

export const SevenCardsOnATablet: Story = {
  globals: onATablet,
  args: { children: cards(7) },
  play: async ({ canvasElement }) => expect(perRow(canvasElement)).toBe(2),
};

export const SevenCardsOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { children: cards(7) },
  play: async ({ canvasElement }) => {
    await expect(perRow(canvasElement)).toBe(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const PartOfThousands: Story = {
  args: { lazy: true, children: [undefined, ...cards(7)] },
  decorators: [(Story) => <div className="p-4">{Story()}</div>],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole("list", { name: "Your apps" });
    await expect(getComputedStyle(list).contentVisibility).toBe("auto");
    await expect(list.children).toHaveLength(7);
    // The list's padding leaves room for the straps, so they are painted.
    const strap = list.querySelector("[data-slot=strap]")?.getBoundingClientRect().top ?? 0;
    await expect(strap).toBeGreaterThanOrEqual(list.getBoundingClientRect().top);
    await expect(perRow(canvasElement)).toBe(3);
  },
};

export const Loading: Story = {
  args: {
    "aria-busy": true,
    children: apps.slice(0, 3).map((name) => <CardSkeleton key={name} />),
  },
};

export const ByKeyboard: Story = {
  args: { children: cards(2) },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole("link");
    await userEvent.tab();
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(second).toHaveFocus());
    second?.blur();
  },
};
