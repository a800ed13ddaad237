// Tabs with the languages of a text, one of them incomplete.
import { Suspense, use } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Badge } from "../badge/Badge.tsx";
import { SearchField } from "../field/SearchField.tsx";
import { TextField } from "../field/TextField.tsx";
import { useControlledArg } from "../story-data/useControlledArg.ts";
import { Tabs } from "./Tabs.tsx";

const languages = [
  { value: "it", label: "Italian" },
  { value: "en", label: "English" },
  { value: "es", label: "Spanish" },
  { value: "fr", label: "French" },
];

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  args: {
    label: "Languages",
    tabs: languages,
    value: "it",
    onValueChange: fn(),
    children: (value) => <TextField label={`Title (${value})`} />,
  },
  decorators: [(Story) => <div className="max-w-xl">{Story()}</div>],
  render: function Render(args) {
    const [value, open] = useControlledArg(args.value, args.onValueChange);
    return <Tabs {...args} value={value} onValueChange={open} />;
  },
  parameters: {
    docs: {
      description: {
        component: "Views of one thing, shown one at a time.",
      },
    },
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Languages: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tablist", { name: "Languages" })).toBeVisible();
    await userEvent.tab();
    const tab = (name: string) => canvas.getByRole("tab", { name });
    await waitFor(() => expect(tab("Italian")).toHaveFocus());
    for (const stop of [canvas.getByRole("tabpanel"), canvas.getByRole("textbox")]) {
      await userEvent.tab();
      await waitFor(() => expect(stop).toHaveFocus());
    }
    tab("Italian").focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("en");
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("fr");
    await waitFor(() => expect(tab("French")).toHaveFocus());
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(tab("Italian")).toHaveFocus());
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tabpanel", { name: "French" })).toBeVisible();
    await userEvent.keyboard("{Home}");
    await expect(canvas.getByRole("tab", { name: "Italian" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    canvas.getByRole("tab", { name: "Italian" }).blur();
  },
};

export const WithToolbar: Story = {
  args: {
    toolbar: <SearchField label="Search" labelHidden placeholder="Search" clearLabel="Clear" />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole("searchbox"), "desk");
    await userEvent.click(canvas.getByRole("tab", { name: "English" }));
    await expect(canvas.getByRole("tabpanel", { name: "English" })).toBeVisible();
    await expect(canvas.getByRole("searchbox")).toHaveValue("desk");
    canvas.getByRole("tab", { name: "English" }).blur();
  },
};

export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("en");
    canvas.getByRole("tab", { name: "English" }).blur();
  },
};

export const OneIncomplete: Story = {
  tags: ["dark", "forced", "large-text"],
  args: {
    tabs: languages.map((tab) =>
      tab.value === "es" ? { ...tab, invalid: true, invalidLabel: "incomplete" } : tab,
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("tab", { name: "Spanish incomplete" }),
    ).toBeVisible();
  },
};

export const WithBadges: Story = {
  args: {
    label: "Apps",
    tabs: [
      { value: "store", label: "Store" },
      { value: "mine", label: "My apps", badge: <Badge tone="neutral">3</Badge> },
    ],
    value: "mine",
    children: (value) => <p className="text-sm text-ink-muted">{value}</p>,
  },
};

export const PanelsKeepWhatWasTyped: Story = {
  args: { keepMounted: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText("Title (it)"), "Turni");
    await userEvent.click(canvas.getByRole("tab", { name: "French" }));
    await expect(canvas.getByLabelText("Title (it)")).not.toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Italian" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("it");
    await expect(canvas.getByLabelText("Title (it)")).toHaveValue("Turni");
    canvas.getByRole("tab", { name: "Italian" }).blur();
  },
};

const sections = {
  label: "Sezioni dell’account",
  tabs: [
    { value: "it", label: "Dati personali" },
    { value: "en", label: "Reimpostazione della password" },
    { value: "es", label: "Dati di fatturazione" },
    { value: "fr", label: "Metodi di pagamento", invalid: true, invalidLabel: "incompleto" },
  ],
};

export const MoreThanFit: Story = {
  tags: ["rtl"],
  globals: { language: "it" },
  args: sections,
};

const strip = (canvas: HTMLElement) => canvas.querySelector("[data-slot=tab-strip]") as HTMLElement;
const more = (canvas: HTMLElement, before: boolean, after: boolean) =>
  waitFor(() => {
    const { dataset } = strip(canvas);
    return expect(["moreBefore" in dataset, "moreAfter" in dataset]).toEqual([before, after]);
  });
const inSight = (tab: HTMLElement) => {
  const frame = strip(tab.ownerDocument.body).getBoundingClientRect();
  const { left, right } = tab.getBoundingClientRect();
  return expect([left >= frame.left - 1, right <= frame.right + 1]).toEqual([true, true]);
};

/**
 * Moves with arrow keys from the first tab to the last and one back; at each step the open tab must be visible and the
 * edges must show whether there are more.
 */
const walk = (forward: string, backward: string, end: string): Story["play"] =>
  async function play({ args, canvasElement }) {
    const tab = (name: RegExp) => within(canvasElement).getByRole("tab", { name });
    await more(canvasElement, false, true);
    await expect(getComputedStyle(strip(canvasElement)).maskImage).toContain(`to ${end}`);
    await userEvent.tab();
    await userEvent.keyboard(`{${forward}}`);
    await more(canvasElement, true, true);
    await inSight(tab(/Reimpostazione/));
    await userEvent.keyboard(`{${forward}}{${forward}}`);
    await more(canvasElement, true, false);
    await inSight(tab(/Metodi/));
    await userEvent.keyboard(`{${backward}}`);
    await inSight(tab(/fatturazione/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("es");
    await more(canvasElement, true, true);
    await expect(window.scrollY).toBe(0);
    tab(/fatturazione/).blur();
  };

export const MoreThanFitOnAPhone: Story = {
  globals: { language: "it", viewport: { value: "phone" } },
  args: sections,
  play: walk("ArrowRight", "ArrowLeft", "right"),
};

export const MoreThanFitOnAPhoneRightToLeft: Story = {
  globals: { language: "it", direction: "rtl", viewport: { value: "phone" } },
  args: sections,
  play: walk("ArrowLeft", "ArrowRight", "left"),
};

export const LastOneOpenOnAPhone: Story = {
  globals: { language: "it", viewport: { value: "phone" } },
  args: { ...sections, value: "fr" },
  play: async ({ canvasElement }) => {
    await more(canvasElement, true, false);
    await inSight(within(canvasElement).getByRole("tab", { name: /Metodi/ }));
  },
};

let french = Promise.withResolvers<void>();
const there = Promise.resolve();
function LatePanel({ value }: { value: string }) {
  use(value === "fr" ? french.promise : there);
  return <TextField label={`Title (${value})`} />;
}

/** The tab is marked at once, while the previous panel stays, without a placeholder, until the next one can render. */
export const PanelOnItsWay: Story = {
  args: { children: (value) => <LatePanel value={value} /> },
  decorators: [(Story) => <Suspense fallback={<p>Loading</p>}>{Story()}</Suspense>],
  beforeEach: () => {
    french = Promise.withResolvers();
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("textbox", { name: "Title (it)" });
    await userEvent.click(canvas.getByRole("tab", { name: "French" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("fr");
    await expect(canvas.getByRole("tab", { name: "French" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.getByRole("textbox", { name: "Title (it)" })).toBeVisible();
    french.resolve();
    await expect(await canvas.findByRole("textbox", { name: "Title (fr)" })).toBeVisible();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    canvas.getByRole("tab", { name: "French" }).blur();
  },
};

export const KeepThemselves: Story = {
  args: { value: undefined, defaultValue: "en" },
  render: (args) => <Tabs {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("tabpanel", { name: "English" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "French" }));
    await expect(canvas.getByRole("tabpanel", { name: "French" })).toBeVisible();
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith("fr"));
    canvas.getByRole("tab", { name: "French" }).blur();
  },
};
