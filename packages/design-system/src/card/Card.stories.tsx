// Card in every hue, with every set of labels, and its behaviour as one link.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { PrivateIcon } from "../icon/icons.tsx";
import { createLink } from "../story-data/link.ts";
import { banner, brokenPicture } from "../story-data/pictures.ts";
import { hues } from "../tone.ts";
import { Card, type CardProps } from "./Card.tsx";
import { CardGrid } from "./CardGrid.tsx";
import type { CardLabel } from "./CardLabels.tsx";

const inProgress: CardLabel = { tone: "neutral", text: "Work in progress" };
const waiting: CardLabel = { tone: "warning", text: "Waiting for review" };
const rejected: CardLabel = { tone: "danger", text: "Rejected" };
const onSale: CardLabel = { tone: "success", text: "On sale" };
const hidden: CardLabel = { tone: "neutral", text: "Hidden" };
const open: CardLabel = { tone: "info", text: "Public", silent: true };
const closed: CardLabel = { tone: "neutral", text: "Private", icon: <PrivateIcon /> };

const meta = {
  title: "Components/Card",
  component: Card,
  args: {
    hue: "blue",
    name: "Shift planner",
    labels: [onSale, open],
    price: "€9.50",
    facts: ["1.2.0", "14 Mar 2026"],
    menuEntry: "Time and attendance",
    description: "Plan the week, let people swap shifts, and see at the gate who is expected.",
    banner: banner("blue"),
    link: createLink("#shift-planner"),
  },
  decorators: [
    (Story, { parameters }) =>
      parameters["grid"] ? (
        <Story />
      ) : (
        <div className="max-w-90">
          <Story />
        </div>
      ),
  ],
  parameters: {
    docs: {
      description: {
        component:
          "An app as a badge on a strap: hue band with slot, banner, state, name, and a footer with price, version and date.",
      },
    },
  },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

const sample: Omit<CardProps, "hue" | "name"> = {
  labels: [onSale, open],
  price: "Free",
  facts: ["2.0.1", "3 Jun 2026"],
  link: createLink("#app"),
};
const names = {
  blue: "Shift planner",
  red: "Visitor desk",
  green: "Room booking",
  grey: "Door access",
  amber: "Meal vouchers",
} as const;

export const Hues: Story = {
  tags: ["dark", "forced", "large-text"],
  parameters: { grid: true },
  render: () => (
    <CardGrid>
      {hues.map((hue) => (
        <Card
          key={hue}
          {...sample}
          hue={hue}
          name={names[hue]}
          banner={banner(hue)}
          menuEntry="Workplace"
        />
      ))}
    </CardGrid>
  ),
};

const labelSets: Record<string, CardLabel[]> = {
  "Work in progress": [inProgress, open],
  "Waiting for review": [waiting, open],
  Rejected: [rejected, closed],
  "On sale, public": [onSale, open],
  "On sale, private": [onSale, closed],
  Hidden: [hidden, open],
  "On sale, work in progress": [onSale, inProgress, open],
};

export const EveryHueWithEveryLabelSet: Story = {
  tags: ["dark"],
  parameters: { grid: true },
  render: () => (
    <CardGrid>
      {hues.flatMap((hue) =>
        Object.entries(labelSets).map(([name, labels]) => (
          <Card key={hue + name} {...sample} hue={hue} name={name} labels={labels} />
        )),
      )}
    </CardGrid>
  ),
};

export const DefaultBanners: Story = {
  parameters: { grid: true },
  render: () => (
    <CardGrid>
      {hues.map((hue) => (
        <Card key={hue} {...sample} hue={hue} name={names[hue]} />
      ))}
    </CardGrid>
  ),
};

export const OnSalePublic: Story = { tags: ["hero", "rtl"] };
export const OnSalePrivate: Story = { args: { labels: [onSale, closed] } };
export const WorkInProgress: Story = { args: { labels: [inProgress, open], price: "Free" } };
export const WaitingForReview: Story = {
  args: { labels: [waiting, open], hue: "green", banner: banner("green") },
};
export const Rejected: Story = {
  args: { labels: [rejected, closed], hue: "red", banner: banner("red") },
};
export const Hidden: Story = {
  args: { labels: [hidden, open], hue: "grey", banner: banner("grey") },
};
export const OnSaleWithWorkInProgress: Story = {
  args: { labels: [onSale, inProgress, open], hue: "amber", banner: banner("amber") },
};
export const Free: Story = { args: { price: "Free" } };

export const NameOnly: Story = {
  args: { menuEntry: undefined, description: undefined, banner: undefined, labels: [inProgress] },
};

export const VeryLongName: Story = {
  tags: ["zoom"],
  args: {
    name: "Gestionedellepresenzeedegliaccessi for every site, gate, canteen and car park of a very large company",
    menuEntry: "Time and attendance, access control and visitors of every site",
    labels: [onSale, inProgress, closed],
    price: "€40.99",
  },
  play: async ({ canvasElement }) => {
    const card = canvasElement.querySelector("article");
    await expect(card?.scrollWidth).toBe(card?.clientWidth);
    const heading = within(canvasElement).getByRole("heading");
    await expect(heading.clientHeight).toBe(
      2 * Number.parseFloat(getComputedStyle(heading).lineHeight),
    );
  },
};

export const NothingWrittenYet: Story = {
  args: { menuEntry: "", description: "", banner: undefined, labels: [inProgress, open] },
};

export const EvenRows: Story = {
  parameters: { grid: true },
  render: (args) => (
    <CardGrid>
      <Card {...args} key="short" name="Parking" description="" />
      <Card {...args} key="usual" />
      <Card
        {...args}
        key="long"
        name="Visitors, deliveries and contractors of every gate"
        labels={[onSale, waiting, closed]}
        facts={["12.10.3-beta", "28 September 2026"]}
      />
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    if (window.innerWidth < 992) return;
    const feet = [...canvasElement.querySelectorAll("[data-slot=card-foot]")].map(
      (foot) => foot.getBoundingClientRect().top,
    );
    await expect(new Set(feet).size).toBe(1);
  },
};

export const SilentLabels: Story = {
  args: { labels: [onSale, open] },
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll<HTMLElement>("[data-slot=card-label]");
    await expect(first?.offsetWidth).toBeGreaterThan(1);
    await expect(second).toHaveTextContent("Public");
    await expect(second?.offsetWidth).toBe(1);
  },
};

export const BrokenBanner: Story = {
  args: { banner: brokenPicture },
  play: async ({ canvasElement }) => {
    const place = () => canvasElement.querySelector("[data-slot=card-banner]");
    await waitFor(() => expect(place()).toHaveAttribute("data-state", "default"));
    await expect(canvasElement.querySelector("img")).toBeNull();
  },
};

const onFollow = fn((event: MouseEvent) => event.preventDefault());

export const WholeCardIsTheLink: Story = {
  args: { link: createLink("#shift-planner", { onClick: (event) => onFollow(event.nativeEvent) }) },
  play: async ({ canvasElement }) => {
    onFollow.mockClear();
    const price = within(canvasElement).getByText("€9.50").getBoundingClientRect();
    const below = document.elementFromPoint(price.left + 2, price.top + 2);
    await expect(below).toBe(within(canvasElement).getByRole("link", { name: "Shift planner" }));
    await userEvent.click(below as Element);
    await expect(onFollow).toHaveBeenCalledTimes(1);
  },
};

export const FocusVisible: Story = {
  tags: ["dark", "forced"],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const link = within(canvasElement).getByRole("link");
    await waitFor(() => expect(link).toHaveFocus());
    await expect(getComputedStyle(link, "::after").outlineStyle).toBe("solid");
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    link.focus();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const followed = fn((event: Event) => event.preventDefault());
    const link = canvas.getByRole("link");
    link.addEventListener("click", followed);
    await userEvent.tab();
    await waitFor(() => expect(link).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(followed).toHaveBeenCalledOnce();
    link.blur();
  },
};
