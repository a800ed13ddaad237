// BlankCard beside other cards and alone, by pointer and by keyboard.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createLink } from "../story-data/link.ts";
import { banner } from "../story-data/pictures.ts";
import { BlankCard } from "./BlankCard.tsx";
import { Card } from "./Card.tsx";
import { CardGrid } from "./CardGrid.tsx";

const onCreate = fn();

const meta = {
  title: "Components/BlankCard",
  component: BlankCard,
  args: {
    label: "New app",
    text: "A name is enough to begin.",
    action: <button type="button" onClick={() => onCreate()} />,
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
        component: "A blank badge as the first item of a CardGrid, for creating a new item.",
      },
    },
  },
} satisfies Meta<typeof BlankCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BesideCards: Story = {
  tags: ["dark", "hero", "large-text"],
  parameters: { grid: true },
  render: (args) => (
    <CardGrid label="Your apps">
      <BlankCard key="new" {...args} />
      <Card
        key="planner"
        hue="blue"
        name="Shift planner"
        labels={[{ tone: "success", text: "On sale" }]}
        price="Free"
        facts={["1.2.0", "14 Mar 2026"]}
        menuEntry="Time and attendance"
        description="Plan the week and see who is expected."
        banner={banner("blue")}
        link={createLink("#shift-planner")}
      />
    </CardGrid>
  ),
  play: async ({ canvasElement }) => {
    const [blank, card] = ["blank-card", "card"].map((slot) =>
      canvasElement.querySelector(`[data-slot=${slot}]`),
    );
    if (window.innerWidth >= 600)
      await expect(blank?.getBoundingClientRect().height).toBe(
        card?.getBoundingClientRect().height,
      );
  },
};

export const WholeCardIsTheButton: Story = {
  play: async ({ canvasElement }) => {
    onCreate.mockClear();
    const text = within(canvasElement).getByText("A name is enough to begin.");
    const { left, top } = text.getBoundingClientRect();
    const below = document.elementFromPoint(left + 2, top + 2);
    await expect(below).toBe(within(canvasElement).getByRole("button", { name: "New app" }));
    await userEvent.click(below as Element);
    await expect(onCreate).toHaveBeenCalledOnce();
    (below as HTMLElement).blur();
  },
};

export const ByKeyboard: Story = {
  tags: ["forced"],
  play: async ({ canvasElement }) => {
    onCreate.mockClear();
    const button = within(canvasElement).getByRole("button", { name: "New app" });
    await userEvent.tab();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(getComputedStyle(button, "::after").outlineStyle).toBe("solid");
    await userEvent.keyboard("{Enter}");
    await expect(onCreate).toHaveBeenCalledOnce();
  },
};
