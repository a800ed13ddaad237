// SectionNav beside a long page, as a strip and as a disclosure on a phone, by pointer and by keyboard.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { pressKey } from "../story-data/real-keys.ts";
import { SectionNav } from "./SectionNav.tsx";

const sections = [
  { id: "texts", title: "Texts" },
  { id: "pictures", title: "Icon, banner and pictures" },
  { id: "permissions", title: "What it may do" },
  { id: "offer", title: "Price and publication" },
  { id: "archive", title: "Archive" },
];

const meta = {
  title: "Components/SectionNav",
  component: SectionNav,
  args: { label: "Contents", sections },
  render: (args) => (
    <div className="grid items-start gap-x-12 gap-y-6 nav:grid-cols-[208px_minmax(0,1fr)]">
      <SectionNav {...args} className="sticky top-0" />
      <div className="grid gap-6">
        {args.sections.map(({ id, title }) => (
          <section
            key={id}
            id={id}
            aria-label={title}
            className="h-96 scroll-mt-14 rounded-md border border-line bg-surface-raised p-4"
          >
            <h2 className="text-lg font-semibold">{title}</h2>
          </section>
        ))}
      </div>
    </div>
  ),
  parameters: {
    docs: {
      story: { inline: false, height: "420px" },
      description: { component: "Links to the sections of a long page." },
    },
  },
} satisfies Meta<typeof SectionNav>;

export default meta;
type Story = StoryObj<typeof meta>;

const link = (canvas: HTMLElement, name: string) =>
  within(within(canvas).getByRole("navigation", { name: "Contents" })).getByRole("link", { name });

const isCurrent = (canvas: HTMLElement, name: string) =>
  waitFor(() => expect(link(canvas, name)).toHaveAttribute("aria-current", "location"));

export const Column: Story = {
  tags: ["forced", "large-text", "rtl"],
  args: { labelShown: true },
  play: async ({ canvasElement }) => {
    await isCurrent(canvasElement, "Texts");
    window.scrollTo(0, 900);
    await isCurrent(canvasElement, "What it may do");
    await expect(link(canvasElement, "Texts")).not.toHaveAttribute("aria-current");
    window.scrollTo(0, 0);
    await isCurrent(canvasElement, "Texts");
  },
};

export const WithWhatIsMissing: Story = {
  args: {
    sections: sections.map((section) =>
      section.id === "pictures"
        ? {
            ...section,
            content: <p className="pb-1 text-sm text-danger">The banner is missing.</p>,
          }
        : section,
    ),
  },
};

export const WithMarks: Story = {
  tags: ["dark"],
  args: {
    sections: sections.map((section, index) => ({
      ...section,
      mark: <Badge tone={index < 2 ? "success" : "neutral"}>{index < 2 ? "Ready" : "To do"}</Badge>,
    })),
  },
  play: async ({ canvasElement }) => expect(link(canvasElement, "Texts Ready")).toBeVisible(),
};

export const Strip: Story = {
  tags: ["forced"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    window.scrollTo(0, 900);
    await isCurrent(canvasElement, "What it may do");
    const strip = canvasElement.querySelector("[data-slot=section-strip]");
    const frame = strip?.getBoundingClientRect();
    const place = link(canvasElement, "What it may do").getBoundingClientRect();
    await expect(place.left).toBeGreaterThanOrEqual(frame?.left ?? Infinity);
    await expect(place.right).toBeLessThanOrEqual(frame?.right ?? 0);
    window.scrollTo(0, 0);
    await isCurrent(canvasElement, "Texts");
  },
};

export const AsDisclosure: Story = {
  globals: { viewport: { value: "phone" } },
  args: { narrow: "disclosure", onSectionClick: fn((_id, event) => event.preventDefault()) },
  play: async ({ args, canvasElement }) => {
    const summary = canvasElement.querySelector("summary");
    await userEvent.click(summary as HTMLElement);
    await userEvent.click(link(canvasElement, "Archive"));
    await expect(args.onSectionClick).toHaveBeenCalledWith("archive", expect.anything());
    await waitFor(() =>
      expect(canvasElement.querySelector("details")).toHaveAttribute("data-state", "closed"),
    );
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(summary as HTMLElement);
    const disclosure = canvasElement.querySelector("details");
    if (!(await pressKey("Enter"))) return;
    await waitFor(() => expect(disclosure).toHaveAttribute("data-state", "closed"));
    await pressKey("Space");
    await waitFor(() => expect(disclosure).toHaveAttribute("data-state", "open"));
    summary?.blur();
  },
};

export const NothingOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: { narrow: "none" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
    await expect(within(canvasElement).getByRole("region", { name: "Texts" })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  args: { onSectionClick: fn((_id, event) => event.preventDefault()) },
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(link(canvasElement, "Texts")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onSectionClick).toHaveBeenCalledWith("pictures", expect.anything());
  },
};
