// Pagination through a list of unknown length: in the middle, at both ends, loading, as links.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { createLink } from "../story-data/link.ts";
import { useControlledArg } from "../story-data/useControlledArg.ts";
import { Pagination } from "./Pagination.tsx";

const meta = {
  title: "Components/Pagination",
  component: Pagination,
  args: {
    label: "Pages of builds",
    summary: "51–100 of about 2,300",
    texts: { previous: "Previous", next: "Next" },
    onPrevious: fn(),
    onNext: fn(),
  },
  parameters: {
    docs: {
      description: { component: "Previous and next page of a list whose length may be unknown." },
    },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole("button", { name });

export const InTheMiddle: Story = {
  tags: ["dark", "forced", "large-text", "phone", "rtl"],
  play: async ({ args, canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("navigation", { name: "Pages of builds" }),
    ).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPrevious).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button(canvasElement, "Previous")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button(canvasElement, "Next")).toHaveFocus());
    button(canvasElement, "Next").blur();
  },
};

export const FirstPage: Story = {
  args: { summary: "1–50 of about 2,300", onPrevious: undefined },
  play: async ({ args, canvasElement }) => {
    await expect(button(canvasElement, "Previous")).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button(canvasElement, "Next"));
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    button(canvasElement, "Next").blur();
  },
};

const last = 3;

export const KeepsTheFocusAtTheEnd: Story = {
  render: function Render({ onNext, ...args }) {
    const [page, show] = useControlledArg(last - 1, onNext);
    return (
      <Pagination
        {...args}
        summary={`Page ${page}`}
        onPrevious={() => show(page - 1)}
        onNext={page < last ? () => show(page + 1) : undefined}
      />
    );
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, "Next"));
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Page 3");
    await waitFor(() => expect(button(canvasElement, "Next")).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("Page 3");
    await expect(args.onNext).toHaveBeenCalledTimes(1);
    button(canvasElement, "Next").blur();
  },
};

export const NextOnTheWay: Story = {
  args: { busy: "next" },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(button(canvasElement, "Next"));
    await expect(args.onNext).not.toHaveBeenCalled();
    await waitFor(() => expect(button(canvasElement, "Next")).toHaveFocus());
    button(canvasElement, "Next").blur();
  },
};

export const AsLinks: Story = {
  args: {
    summary: undefined,
    previousLink: createLink("#before"),
    nextLink: createLink("#after"),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Next" })).toHaveAttribute(
      "href",
      "#after",
    );
    await expect(within(canvasElement).getByRole("link", { name: "Previous" })).toHaveAttribute(
      "href",
      "#before",
    );
  },
};
