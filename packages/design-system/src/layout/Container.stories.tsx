// Container in both widths, which share their left edge.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectSkippedByTab } from "../story-data/skipped-by-tab.ts";
import { Text } from "../text/Text.tsx";
import { Container } from "./Container.tsx";

const meta = {
  title: "Components/Container",
  component: Container,
  parameters: {
    layout: "fullscreen",
    docs: {
      description: { component: "The width of a page's content." },
    },
  },
} satisfies Meta<typeof Container>;

export default meta;
type Story = StoryObj<typeof meta>;

const paragraph =
  "An app for a badge does one thing for the people of a company: it plans shifts, opens doors, counts visitors. The review looks at what it reads, what it may do and whether its texts say so.";

const ground = "rounded-md border border-line bg-surface-raised p-4";

const both = (
  <>
    <Container className="pt-6">
      <Text className={ground}>Page: {paragraph}</Text>
    </Container>
    <Container width="reading" className="pt-6 pb-6">
      <Text className={ground}>Reading: {paragraph}</Text>
    </Container>
  </>
);

const oneEdge: Story["play"] = async ({ canvasElement }) => {
  const edge = getComputedStyle(canvasElement).direction === "rtl" ? "right" : "left";
  const [page, reading] = within(canvasElement)
    .getAllByText(/An app for a badge/)
    .map((text) => text.getBoundingClientRect());
  await expect(reading?.[edge]).toBe(page?.[edge]);
};

export const Page: Story = {
  tags: ["hero"],
  args: { className: "py-6", children: <Text className={ground}>{paragraph}</Text> },
};

export const Widths: Story = {
  tags: ["phone"],
  render: () => both,
  play: oneEdge,
};

export const WidthsOnAWideScreen: Story = {
  globals: { viewport: { value: "wide" } },
  render: () => both,
  play: async (context) => {
    await oneEdge(context);
    const [page, reading] = within(context.canvasElement)
      .getAllByText(/An app for a badge/)
      .map((text) => text.getBoundingClientRect().width);
    await expect(page).toBe(1120);
    await expect(reading).toBe(672);
  },
};

export const AsMain: Story = {
  render: () => (
    <Container asChild>
      <main>
        <Text>{paragraph}</Text>
      </main>
    </Container>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("main")).toHaveAttribute("data-slot", "container");
    await expectSkippedByTab({ canvasElement });
  },
};
