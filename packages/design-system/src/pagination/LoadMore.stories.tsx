// LoadMore with more items to load, loading, failed, and at the end.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { LoadMore } from "./LoadMore.tsx";

const meta = {
  title: "Components/LoadMore",
  component: LoadMore,
  args: {
    onMore: fn(),
    texts: { count: "50 of 120 builds shown", more: "Show more", busy: "Loading more builds" },
  },
  parameters: {
    docs: { description: { component: "Loads the next part of a list below the current one." } },
  },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement) => within(canvas).getByRole("button", { name: "Show more" });

export const MoreToCome: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    button(canvasElement).blur();
  },
};

export const OnTheWay: Story = {
  args: { busy: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement));
    await expect(args.onMore).not.toHaveBeenCalled();
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
    await expect(within(canvasElement).getByText("Loading more builds")).toBeInTheDocument();
    button(canvasElement).blur();
  },
};

export const Failed: Story = {
  tags: ["dark", "forced", "large-text", "phone"],
  args: { error: "The next builds could not be read." },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("could not be read");
    await userEvent.click(button(canvasElement));
    await expect(args.onMore).toHaveBeenCalledTimes(1);
    button(canvasElement).blur();
  },
};

export const KeepsTheFocusToTheEnd: Story = {
  render: function Render({ onMore, texts, ...args }) {
    const [count, setCount] = useState(50);
    const more = () => {
      onMore?.();
      setCount(count + 50);
    };
    return (
      <LoadMore
        {...args}
        onMore={count < 150 ? more : undefined}
        texts={{ ...texts, count: `${count} builds shown` }}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    const findCount = () => within(canvasElement).getAllByRole("status")[0] as HTMLElement;
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(findCount()).toHaveTextContent("100 builds shown");
    await waitFor(() => expect(button(canvasElement)).toHaveFocus());
    await userEvent.keyboard(" ");
    await expect(findCount()).toHaveTextContent("150 builds shown");
    await expect(args.onMore).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(findCount()).toHaveFocus());
    findCount().blur();
  },
};
