// PageNumbers with few and many pages, at both ends, as links.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { createLink } from "../story-data/link.ts";
import { PageNumbers } from "./PageNumbers.tsx";

const meta = {
  title: "Components/PageNumbers",
  component: PageNumbers,
  args: {
    label: "Pages of builds",
    pages: 12,
    defaultPage: 6,
    onPageChange: fn(),
    texts: { previous: "Previous page", next: "Next page", page: (page) => `Page ${page}` },
  },
  parameters: {
    docs: { description: { component: "Numbered pages of a list whose length is known." } },
  },
} satisfies Meta<typeof PageNumbers>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (canvas: HTMLElement, name: string) => within(canvas).getByRole("button", { name });
const getTexts = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

export const Many: Story = {
  tags: ["dark", "forced", "large-text", "rtl", "zoom"],
  play: async ({ args, canvasElement }) => {
    await expect(getTexts(canvasElement)).toEqual(["1", "…", "5", "6", "7", "…", "12"]);
    await userEvent.click(button(canvasElement, "Page 7"));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await expect(button(canvasElement, "Page 7")).toHaveAttribute("aria-current", "page");
    await waitFor(() => expect(button(canvasElement, "Page 7")).toHaveFocus());
    await userEvent.click(button(canvasElement, "Previous page"));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(6);
    (document.activeElement as HTMLElement).blur();
  },
};

export const ToTheEnd: Story = {
  args: { defaultPage: 1 },
  play: async ({ args, canvasElement }) => {
    await expect(button(canvasElement, "Previous page")).toHaveAttribute("aria-disabled", "true");
    for (const name of ["Previous page", "Page 1"]) {
      await userEvent.tab();
      await waitFor(() => expect(button(canvasElement, name)).toHaveFocus());
      await userEvent.keyboard("{Enter}");
    }
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await waitFor(() => expect(button(canvasElement, "Page 2")).toHaveFocus());
    button(canvasElement, "Page 12").focus();
    await userEvent.keyboard("{Enter}");
    await expect(getTexts(canvasElement)).toEqual(["1", "…", "8", "9", "10", "11", "12"]);
    await waitFor(() => expect(button(canvasElement, "Page 12")).toHaveFocus());
    await userEvent.click(button(canvasElement, "Next page"));
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    (document.activeElement as HTMLElement).blur();
  },
};

export const Few: Story = {
  args: { pages: 4, defaultPage: 2 },
  play: async ({ args, canvasElement }) => {
    await expect(getTexts(canvasElement)).toEqual(["1", "2", "3", "4"]);
    await userEvent.click(button(canvasElement, "Next page"));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    (document.activeElement as HTMLElement).blur();
  },
};

export const AsLinks: Story = {
  args: { pages: 5, defaultPage: 3, link: (page) => createLink(`#page-${page}`) },
  play: async ({ args, canvasElement }) => {
    const link = (name: string) => within(canvasElement).getByRole("link", { name });
    await expect(link("Page 4")).toHaveAttribute("href", "#page-4");
    await expect(link("Page 4")).toHaveTextContent("4");
    await expect(link("Previous page")).toHaveAttribute("href", "#page-2");
    // With Ctrl the browser opens another tab: this one stays where it is.
    await fireEvent.click(link("Page 4"), { ctrlKey: true });
    await expect(args.onPageChange).not.toHaveBeenCalled();
    await userEvent.click(link("Next page"));
    await userEvent.click(link("Next page"));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(5);
    await expect(link("Next page")).toHaveAttribute("aria-disabled", "true");
    await expect(link("Next page")).toHaveFocus();
    await userEvent.click(link("Next page"));
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    await userEvent.click(link("Page 3"));
    (document.activeElement as HTMLElement).blur();
  },
};
